//! `#[op]`: the struct and its impls.

use proc_macro2::TokenStream;
use quote::quote;

use super::{accessors, builder, editor, evaluate, schema};
use crate::errors::Errors;
use crate::model::op::OpModel;
use crate::parse::code::type_text;
use crate::{check, parse};

pub fn op(arguments: TokenStream, item: TokenStream) -> TokenStream {
    let words = editor::op(&arguments, &item);
    let definition = definition(arguments, item);
    quote!(#words #definition)
}

fn definition(arguments: TokenStream, item: TokenStream) -> TokenStream {
    let mut errors = Errors::new();
    let Some(model) = parse::op::parse(arguments, &item, &mut errors) else {
        return super::unread(item, errors);
    };
    check::op(&model, &mut errors);
    let sound = errors.is_empty();
    let errors = errors.into_tokens();
    if sound {
        return expand(&model, &schema::schema(&model));
    }
    let model = stub(model);
    let expanded = expand(&model, &schema::stub(&model));
    quote!(#expanded #errors)
}

/// Returns the model without the fields whose accessors would clash, so that uses of the others compile.
fn stub(mut model: OpModel) -> OpModel {
    let names: Vec<String> = model.fields.iter().map(|field| field.rust_name().to_owned()).collect();
    let clashing: Vec<bool> = names.iter().map(|name| check::names::changed_by(&model, name).is_some()).collect();
    let mut index = 0;
    let all = std::mem::take(&mut model.fields);
    let clashes: Vec<bool> = all.iter().map(|field| check::names::is_companion(field.rust_name(), &all)).collect();
    model.fields = all;
    model.fields.retain(|field| {
        let name = field.rust_name();
        let clashes = clashes[index] || clashing[index];
        let is_first = !names[..index].iter().any(|other| other == name);
        index += 1;
        let is_constraint = !check::rust_types::is_of_rust_type(field);
        let has_accessor = is_first && !clashes && is_constraint;
        has_accessor && !model.hooks.is_function(name) && !check::names::is_reserved(name)
    });
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
