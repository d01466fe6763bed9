//! The semantics of an operation: its implementation of `ods::exec::Evaluate`, and the key `evaluate`, which writes
//! one.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::Ident;
use syn::spanned::Spanned;

use super::spans::{in_place_of, quote_at};
use crate::model::op::OpModel;

/// Returns the implementation, which calls the operation's function through a pointer, so that the compiler reports the
/// expected signature. If the function is missing, `NoFunctions` provides the message.
pub fn implementation(model: &OpModel) -> Option<TokenStream> {
    let key = model.hooks.evaluate.as_ref()?;
    let (krate, op) = (&model.krate, in_place_of(&model.ident, key.span()));
    // Outside of the implementation, where the name would be that of the trait's own method.
    let function = quote_spanned! {key.span()=>
        const __EVALUATE: fn(#op, &mut __exec::Call<'_>) -> __ods::Result<(), __exec::Fault> = {
            #[allow(unused_imports)]
            use __exec::__private::NoFunctions as _;
            <#op>::evaluate
        };
    };
    Some(quote! {
        use #krate::exec as __exec;
        #function
        impl __exec::Evaluate for #op {
            fn evaluate(&self, __call: &mut __exec::Call<'_>) -> __ods::Result<(), __exec::Fault> {
                __EVALUATE(*self, __call)
            }
        }
    })
}

/// Returns the entry among the operation's interfaces.
pub fn entry(model: &OpModel) -> Option<TokenStream> {
    let key = model.hooks.evaluate.as_ref()?;
    let (krate, op) = (&model.krate, in_place_of(&model.ident, key.span()));
    Some(quote_at!(key.span()=> <dyn #krate::exec::Evaluate as __ods::ImplementedBy<#op>>::ENTRY))
}

/// Returns the field `fold`, which folds constants with the semantics.
pub fn fold(model: &OpModel, key: &Ident) -> TokenStream {
    let krate = &model.krate;
    let call = quote_spanned! {key.span()=>
        __ods::Some(|__ir, __op, __constants| {
            __ods::IntoFoldResult::into_fold_result(#krate::exec::constants::fold(__ir, __op, __constants))
        })
    };
    quote!(fold: __ods::__unseen!(#call),)
}

/// Returns the field `semantics`: the interface, if the operation implements it and its dialect has the key
/// `semantics`.
pub fn semantics(model: &OpModel) -> Option<TokenStream> {
    let (op, dialect) = (&model.ident, model.dialect.as_ref()?);
    let interface = quote_at!(dialect.span()=> <#dialect as __ods::Dialect>::Semantics);
    Some(quote!(semantics: {
        #[allow(unused_imports)]
        use __ods::NoSemantics as _;
        __ods::Semantics::<#interface, #op>::ENTRIES
    },))
}
