//! Roots that are operations with an interface or a trait, or of any kind. Their parts are known by name alone.

use proc_macro2::TokenStream;
use quote::quote;
use syn::Ident;
use syn::spanned::Spanned;

use super::groups::Shared;
use super::left::Bindings;
use super::{benefit, body_of, ir, rewriter};
use crate::expand::spans::quote_at;
use crate::model::interface::named_by_interface;
use crate::model::pattern::{FieldLeft, Kind, KindLeft, PatternModel, ValueLeft};
use crate::model::plain_name;

/// Returns the implementation of a pattern. `notes` are the calls that complete its schema.
pub fn of_kind(model: &PatternModel, left: &KindLeft, notes: &TokenStream, shared: &Shared) -> TokenStream {
    let (ident, name, benefit) = (&model.ident, model.ident.to_string(), benefit(model));
    let create = match &left.kind {
        Kind::Interface(path) => quote!(of_interface::<dyn #path>),
        Kind::Trait(path) => quote!(of_trait::<#path>),
        Kind::Any => quote!(of_any),
    };
    let (ir, rewriter, mut checks) = (ir(), rewriter(), TokenStream::new());
    let bindings = bindings(left, (&ir, shared), !model.examples.is_empty());
    let body = body_of(model, (None, Vec::new()), shared, &mut checks);
    quote! {
        const _: () = { #checks };
        const _: () = {
            #[allow(unused_variables, unused_mut, clippy::all)]
            fn __rewrite(__root: __ods::Operation, #rewriter: &mut __ods::Rewriter<'_>) -> __ods::RewriteResult {
                let __matched = &__ods::Matched::of(__root);
                let __shared = #rewriter.ir().shared_context();
                let __context = &*__shared;
                let #ir = #rewriter.ir();
                #bindings
                #body
            }
            impl __ods::Pattern for #ident {
                const SCHEMAS: &'static [__ods::PatternSchema] =
                    &[__ods::PatternSchema::#create(#name, #benefit, __rewrite)#notes];
            }
        };
    }
}

/// Returns the code that binds the names of the left side, or returns if the match fails.
fn bindings(left: &KindLeft, (ir, shared): (&Ident, &Shared), explains: bool) -> TokenStream {
    let mut bindings = Bindings::new(ir, shared, explains);
    if let Some(name) = &left.bound {
        bindings.bind(name, &quote!(__root));
    }
    for field in &left.fields {
        bindings.begin(field);
        match field.name.to_string().as_str() {
            "operands" => {
                bindings.value(&field.value, &quote!(__ods::operands_of_kind(#ir, __root)), field.name.span())
            }
            "results" => bindings.value(&field.value, &quote!(__ods::results_of_kind(#ir, __root)), field.name.span()),
            _ => attribute(field, ir, &mut bindings),
        }
    }
    bindings.code
}

/// Adds the code for an attribute, which is present unless the value is `None`.
fn attribute(field: &FieldLeft, ir: &Ident, bindings: &mut Bindings<'_>) {
    let (name, span) = (plain_name(&field.name), field.name.span());
    let constraint = match &field.value {
        ValueLeft::Any(constraint) | ValueLeft::Bound(_, constraint) => constraint.clone().map(named_by_interface),
        ValueLeft::Constant(_)
        | ValueLeft::Op(_)
        | ValueLeft::List(_)
        | ValueLeft::Absent
        | ValueLeft::Present(_)
        | ValueLeft::Equal(_) => None,
    };
    let getter = match &constraint {
        Some(constraint) => quote_at!(constraint.span()=> __ods::view_of_kind::<#constraint>(#ir, __root, #name)),
        None => quote_at!(span=> __ods::attribute_of_kind(#ir, __root, #name)),
    };
    let fail = bindings.fail();
    match &field.value {
        ValueLeft::Any(_) => bindings.code.extend(quote!(if #getter.is_none() { #fail })),
        ValueLeft::Bound(bound, _) => {
            let value = quote_at!(span=> match #getter {
                __ods::Some(__value) => __value,
                __ods::None => { #fail }
            });
            bindings.bind(bound, &value);
        }
        ValueLeft::Constant(_)
        | ValueLeft::Op(_)
        | ValueLeft::List(_)
        | ValueLeft::Absent
        | ValueLeft::Present(_)
        | ValueLeft::Equal(_) => bindings.value(&field.value, &getter, span),
    }
}
