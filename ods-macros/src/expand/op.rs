//! `#[op]`: the struct and its impls.

use proc_macro2::TokenStream;
use quote::quote;

use super::{accessors, builder, evaluate, schema};
use crate::code::type_text;
use crate::model::companions::is_reserved;
use crate::model::op::OpModel;
use crate::model::rust_types::is_of_rust_type;

/// Expands a valid operation.
pub fn op(model: &OpModel) -> TokenStream {
    expand(model, &schema::schema(model))
}

/// Expands an invalid operation to the fields whose accessors do not clash, so that uses of them compile.
pub fn stub(model: OpModel) -> TokenStream {
    let model = without_clashes(model);
    expand(&model, &schema::stub(&model))
}

/// Returns the model without the fields whose accessors would clash.
fn without_clashes(mut model: OpModel) -> OpModel {
    let names: Vec<String> = model.fields.iter().map(|field| field.rust_name().to_owned()).collect();
    let keeps = model.fields.iter().enumerate().map(|(index, field)| {
        let name = field.rust_name();
        let is_first = !names[..index].iter().any(|other| other == name);
        let has_free_name =
            model.companions(name).next().is_none() && !model.hooks.is_function(name) && !is_reserved(name);
        is_first && has_free_name && !is_of_rust_type(field)
    });
    let mut keeps = keeps.collect::<Vec<_>>().into_iter();
    model.retain_fields(|_| keeps.next().unwrap_or(true));
    let derives = |attribute: &syn::Attribute| attribute.path().is_ident("derive");
    model.attributes.retain(|attribute| !derives(attribute));
    model
}

fn expand(model: &OpModel, schema: &TokenStream) -> TokenStream {
    let OpModel { krate, attributes, visibility, ident, source, .. } = model;
    let (docs, facts) = (&model.docs.attributes, facts(model));
    let accessors = accessors::accessors(model);
    let builder = builder::builder(model);
    let semantics = evaluate::implementation(model);
    // The expansion itself may name a deprecated operation; other deprecated items in it are still reported.
    let is_deprecated = attributes.iter().any(|attribute| attribute.path().is_ident("deprecated"));
    let deprecated = is_deprecated.then(|| quote!(#[allow(deprecated)]));
    quote! {
        #(#docs)*
        #facts
        #(#attributes)*
        #visibility struct #ident<#source = #krate::Operation> {
            source: #source,
        }

        #deprecated
        #[allow(clippy::all, clippy::pedantic, clippy::restriction, non_snake_case, private_bounds, private_interfaces,
            unused_braces, unused_qualifications, unreachable_pub)]
        const _: () = {
            use #krate::__private as __ods;
            #schema
            __ods::__typed_op!(#ident __SCHEMA #source);
            #accessors
            #builder
            #semantics
        };
    }
}

/// Returns the traits and the format of the operation, for its documentation.
fn facts(model: &OpModel) -> TokenStream {
    let traits: Vec<String> = model.traits.iter().map(|used| format!("`{}`", type_text(&used.path))).collect();
    let traits = (!traits.is_empty()).then(|| format!("\n\nTraits: {}.", traits.join(", ")));
    let format = model.hooks.format.as_ref().map(|format| format!("\n\nFormat: `{}`", format.text));
    let facts = traits.unwrap_or_default() + &format.unwrap_or_default();
    if facts.is_empty() { TokenStream::new() } else { quote!(#[doc = #facts]) }
}
