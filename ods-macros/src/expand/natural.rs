//! How Rust values stand for the attributes that satisfy a constraint: the clauses `from`, `into` and `as`.

use proc_macro2::{Group, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};
use syn::Type;
use syn::spanned::Spanned;

use super::constraint::{arguments, bounded, clause};
use crate::model::constraint::{Clause, ConstraintModel, PredModel};

/// The type that says so: the constraint itself where it has clauses.
pub fn natural(model: &ConstraintModel) -> TokenStream {
    let view = &model.view;
    match (&model.values, &model.pred) {
        (Some(values), _) => quote!(<#values as __ods::Constrains<__ods::Attribute>>::Natural),
        _ if has_clauses(model) => {
            let (ident, arguments) = (&model.ident, arguments(model));
            quote!(#ident #arguments)
        }
        (None, PredModel::AnyStrAttrOf(_)) => quote!(__ods::StringValue),
        _ => quote!(__ods::AsView<#view>),
    }
}

fn has_clauses(model: &ConstraintModel) -> bool {
    model.from.is_some() || model.into.is_some()
}

/// What the clauses say. Where there is no `into`, the view is what is given; where there is no `from`, it alone is taken.
pub fn values(model: &ConstraintModel) -> TokenStream {
    if !has_clauses(model) {
        return TokenStream::new();
    }
    let (ident, bounded, arguments, view) = (&model.ident, bounded(model), arguments(model), &model.view);
    let (value, read) = read(model);
    let make = model.from.as_ref().map(|from| {
        let (given, make) = make(from);
        quote! {
            impl #bounded __ods::MadeOf<#given> for #ident #arguments {
                fn make(__value: &#given, __ctx: &__ods::Context) -> __ods::Attribute {
                    #make
                }
            }
        }
    });
    quote! {
        impl #bounded __ods::Natural<__ods::Attribute> for #ident #arguments {
            type Value<'__c> = #value;
            fn read<'__c>(__self: __ods::Attribute, __ctx: &'__c __ods::Context) -> __ods::Option<#value> {
                let __self = <#view as __ods::View>::view(__self);
                #read
            }
        }
        #make
    }
}

/// What is taken, and the attribute of it. `from &str` takes what is borrowed; anything else is cloned.
fn make(from: &Clause) -> (TokenStream, TokenStream) {
    let code = clause(&from.code);
    let code = quote_spanned!(from.code.span()=> <__ods::Attribute as __ods::From<_>>::from(#code));
    match &from.ty {
        Type::Reference(reference) => (reference.elem.to_token_stream(), code),
        ty => (ty.to_token_stream(), quote!(let __value = ::core::clone::Clone::clone(__value); #code)),
    }
}

/// What is given, and how it is read.
fn read(model: &ConstraintModel) -> (TokenStream, TokenStream) {
    let Some(into) = &model.into else {
        return (model.view.to_token_stream(), quote!(__ods::Some(__self)));
    };
    let (ty, code) = (of_context(into.ty.to_token_stream()), clause(&into.code));
    let read = quote_spanned!(into.code.span()=> __ods::Reading::<#ty>::reading(#code));
    (ty, read)
}

/// The type with `'__c` for lifetimes that are left out: what is borrowed is borrowed from the context.
fn of_context(ty: TokenStream) -> TokenStream {
    let mut out = TokenStream::new();
    let mut tokens = ty.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Punct(punct) if punct.as_char() == '&' => {
                let has_lifetime = matches!(tokens.peek(), Some(TokenTree::Punct(next)) if next.as_char() == '\'');
                out.extend([TokenTree::Punct(punct)]);
                if !has_lifetime {
                    out.extend(quote!('__c));
                }
            }
            TokenTree::Ident(word) if word == "_" && ends_with_quote(&out) => out.extend(quote!(__c)),
            TokenTree::Group(group) => {
                let mut inside = Group::new(group.delimiter(), of_context(group.stream()));
                inside.set_span(group.span());
                out.extend([TokenTree::Group(inside)]);
            }
            other => out.extend([other]),
        }
    }
    out
}

/// Whether a lifetime begins where the tokens end.
fn ends_with_quote(tokens: &TokenStream) -> bool {
    let last = tokens.clone().into_iter().last();
    matches!(last, Some(TokenTree::Punct(punct)) if punct.as_char() == '\'')
}
