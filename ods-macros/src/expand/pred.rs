//! Predicates as constant trees.

use proc_macro2::TokenStream;
use quote::quote;
use syn::Ident;
use syn::spanned::Spanned;

use super::placeholders::Locals;
use super::spans::quote_at;
use crate::code::{substitute, text};
use crate::model::constraint::PredModel;

/// Returns the tree, over `entity`.
pub fn pred(model: &PredModel, entity: &TokenStream) -> TokenStream {
    let of_type = quote!(__ods::Type);
    match model {
        PredModel::True => quote!(__ods::Pred::True),
        PredModel::CPred(code) => leaf(code, entity),
        PredModel::IsA(kind) => quote_at!(kind.span()=> __ods::Pred::<#entity>::is_a::<#kind>()),
        PredModel::And(all) => {
            let all = all.iter().map(|one| pred(one, entity));
            quote!(__ods::Pred::And(&[#(#all),*]))
        }
        PredModel::Or(all) => {
            let all = all.iter().map(|one| pred(one, entity));
            quote!(__ods::Pred::Or(&[#(#all),*]))
        }
        PredModel::Neg(inner) => wrapped("Neg", inner, entity),
        PredModel::Each(inner) => wrapped("Each", inner, entity),
        PredModel::ElementType(inner) => wrapped("ElementType", inner, &of_type),
        PredModel::ValueType(inner) => wrapped("ValueType", inner, &of_type),
        PredModel::Subst(code, inner) => subst(code, inner, entity),
        PredModel::Concat(prefix, inner, suffix) => concat(prefix, inner, suffix, entity),
        PredModel::AnyStrAttrOf(texts) => {
            quote!(__ods::Pred::Value(__ods::AttrValuePred::StringIsOneOf(&[#(#texts),*])))
        }
        PredModel::Test(test) => quote!(__ods::Pred::Value(#test)),
        PredModel::Is(name) => {
            quote_at!(name.span()=> __ods::Pred::Is(<#name as __ods::Constrains<#entity>>::CONSTRAINT))
        }
    }
}

fn wrapped(variant: &str, inner: &PredModel, entity: &TokenStream) -> TokenStream {
    let variant = Ident::new(variant, proc_macro2::Span::call_site());
    let inner = pred(inner, entity);
    quote!(__ods::Pred::#variant(&#inner))
}

/// Returns the variable for `$_self` and the body of a closure over it and `__scope`.
fn body(code: &TokenStream) -> (Ident, TokenStream) {
    let locals = Locals::of(code);
    let Locals { op, context, .. } = &locals;
    let bind_op = op
        .as_ref()
        .map(|op| quote!(let __ods::Some(#op) = __scope.op_ref() else { return ::core::default::Default::default() };));
    let code = locals.put_into(code);
    let body = quote!({ let #context = __scope.context; let _ = #context; #bind_op #code });
    (locals.this, body)
}

fn leaf(code: &TokenStream, entity: &TokenStream) -> TokenStream {
    let ((this, body), text) = (body(code), text(code));
    let bool = quote_at!(code.span()=> __ods::bool);
    quote! {
        __ods::Pred::Leaf {
            code: #text,
            test: |#this: #entity, __scope: &__ods::PredScope<'_>| -> #bool #body,
        }
    }
}

fn subst(code: &TokenStream, inner: &PredModel, entity: &TokenStream) -> TokenStream {
    let ((this, body), text) = (body(code), text(code));
    let inner = pred(inner, entity);
    let map = quote_at!(code.span()=> __ods::Substitute::<#entity>::substitute(#body));
    quote! {
        __ods::Pred::Subst {
            code: #text,
            map: |#this: #entity, __scope: &__ods::PredScope<'_>| -> __ods::Option<#entity> {
                #map
            },
            pred: &#inner,
        }
    }
}

fn concat(prefix: &TokenStream, inner: &PredModel, suffix: &TokenStream, entity: &TokenStream) -> TokenStream {
    let whole = quote!(#prefix __holds #suffix);
    let (this, body) = body(&whole);
    let text = format!("{} ... {}", text(prefix), text(suffix)).trim().to_owned();
    let inner = pred(inner, entity);
    quote! {
        __ods::Pred::Concat {
            code: #text,
            test: |#this: #entity, __scope: &__ods::PredScope<'_>, __holds: __ods::bool| -> __ods::bool #body,
            pred: &#inner,
        }
    }
}

/// Returns a constant expression for whether the predicate depends on the entity alone.
pub fn purity(model: &PredModel, entity: &TokenStream) -> TokenStream {
    let of_type = quote!(__ods::Type);
    match model {
        PredModel::True | PredModel::IsA(_) | PredModel::AnyStrAttrOf(_) | PredModel::Test(_) => quote!(true),
        PredModel::CPred(code) => is_pure(code),
        PredModel::And(all) | PredModel::Or(all) => {
            let all = all.iter().map(|one| purity(one, entity));
            quote!(true #(&& #all)*)
        }
        PredModel::Neg(inner) | PredModel::Each(inner) => purity(inner, entity),
        PredModel::ElementType(inner) | PredModel::ValueType(inner) => purity(inner, &of_type),
        PredModel::Subst(code, inner) => {
            let (code, inner) = (is_pure(code), purity(inner, entity));
            quote!(#code && #inner)
        }
        PredModel::Concat(prefix, inner, suffix) => {
            let (prefix, suffix, inner) = (is_pure(prefix), is_pure(suffix), purity(inner, entity));
            quote!(#prefix && #suffix && #inner)
        }
        PredModel::Is(name) => quote!(<#name as __ods::Constrains<#entity>>::CONSTRAINT.pure),
    }
}

fn is_pure(code: &TokenStream) -> TokenStream {
    let mut pure = true;
    substitute(code, &mut |placeholder| {
        pure &= placeholder.ident != "_op";
        TokenStream::new()
    });
    quote!(#pure)
}
