//! Rust values of the attributes that satisfy a constraint: the clauses `from`, `into` and `as`.

use proc_macro2::{Group, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::{Ident, Type};

use super::constraint::{arguments, bounded};
use super::placeholders::Locals;
use super::spans::quote_at;
use crate::model::constraint::{Clause, ConstraintModel, PredModel};

/// Returns the type that defines the Rust value: the constraint itself if it has clauses.
pub fn rust_value(model: &ConstraintModel) -> TokenStream {
    let view = &model.view;
    if let Some(values) = &model.values {
        quote!(<#values as __ods::Constrains<__ods::Attribute>>::RustValue)
    } else if has_clauses(model) {
        let (ident, arguments) = (&model.ident, arguments(model));
        quote!(#ident #arguments)
    } else if matches!(model.pred, PredModel::AnyStrAttrOf(_)) {
        quote!(__ods::StringValue)
    } else {
        quote!(__ods::AsView<#view>)
    }
}

fn has_clauses(model: &ConstraintModel) -> bool {
    model.from.is_some() || model.into.is_some()
}

/// Returns the impls for the clauses. The default of `into` returns the view; the default of `from` takes it.
pub fn values(model: &ConstraintModel) -> TokenStream {
    if !has_clauses(model) {
        return TokenStream::new();
    }
    let (ident, bounded, arguments, view) = (&model.ident, bounded(model), arguments(model), &model.view);
    let Reading { ty, this, context, code } = reading(model);
    let make = model.from.as_ref().map(|from| make(model, from));
    quote! {
        impl #bounded __ods::RustValue<__ods::Attribute> for #ident #arguments {
            type Value<'__c> = #ty;
            fn read<'__c>(#this: __ods::Attribute, #context: &'__c __ods::Context) -> __ods::Option<#ty> {
                let #this = <#view as __ods::View>::view(#this);
                #code
            }
        }
        #make
    }
}

/// Returns the conversion to the attribute. `from &str` takes a borrowed value; any other value is cloned.
fn make(model: &ConstraintModel, from: &Clause) -> TokenStream {
    let (ident, bounded, arguments) = (&model.ident, bounded(model), arguments(model));
    let locals = Locals::of(&from.code);
    let (Locals { value, context, .. }, code) = (&locals, locals.block_of(&from.code));
    let (given, own) = match &from.ty {
        Type::Reference(reference) => (&*reference.elem, None),
        ty => (ty, Some(quote!(let #value = ::core::clone::Clone::clone(#value);))),
    };
    let make = quote_at!(from.code.span()=> <__ods::Attribute as __ods::From<_>>::from(#code));
    quote! {
        impl #bounded __ods::BuildAttr<#given> for #ident #arguments {
            fn make(#value: &#given, #context: &__ods::Context) -> __ods::Attribute {
                #own
                #make
            }
        }
    }
}

/// The Rust value of a getter, and the code that reads it from the view `this`.
struct Reading {
    ty: TokenStream,
    this: Ident,
    context: Ident,
    code: TokenStream,
}

fn reading(model: &ConstraintModel) -> Reading {
    let Some(into) = &model.into else {
        let Locals { this, context, .. } = Locals::of(&TokenStream::new());
        let code = quote!(__ods::Some(#this));
        return Reading { ty: model.view.to_token_stream(), this, context, code };
    };
    let locals = Locals::of(&into.code);
    let (ty, code) = (of_context(into.ty.to_token_stream()), locals.block_of(&into.code));
    let code = quote_at!(into.code.span()=> __ods::Reading::<#ty>::reading(#code));
    Reading { ty, this: locals.this, context: locals.context, code }
}

/// Returns the type with `'__c` for elided lifetimes, since borrowed values are borrowed from the context.
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

/// Returns whether the tokens end with the quote of a lifetime.
fn ends_with_quote(tokens: &TokenStream) -> bool {
    let last = tokens.clone().into_iter().last();
    matches!(last, Some(TokenTree::Punct(punct)) if punct.as_char() == '\'')
}
