//! `#[op]`: the struct, and what hangs off it.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Item, ItemStruct};

use super::{accessors, builder, schema};
use crate::errors::Errors;
use crate::model::op::OpModel;
use crate::{check, parse};

pub fn op(arguments: TokenStream, item: TokenStream) -> TokenStream {
    let mut errors = Errors::new();
    let Some(model) = parse::op::parse(arguments, &item, &mut errors) else {
        let item = survivor(&item);
        let errors = errors.into_tokens();
        return quote!(#item #errors);
    };
    check::op(&model, &mut errors);
    if errors.is_empty() {
        let expanded = expand(&model, &schema::schema(&model));
        // Nothing to report, but an accumulator is always read.
        errors.into_tokens();
        return expanded;
    }
    let expanded = expand(&stub(model), &TokenStream::new());
    let errors = errors.into_tokens();
    quote!(#expanded #errors)
}

/// The user's item as far as it can stand: without the roles, which are no attributes to rustc.
fn survivor(item: &TokenStream) -> TokenStream {
    match syn::parse2::<Item>(item.clone()) {
        Ok(Item::Struct(ItemStruct { vis, ident, .. })) => {
            quote!(#[allow(dead_code)] #[derive(::core::clone::Clone, ::core::marker::Copy)] #vis struct #ident;)
        }
        Ok(other) => quote!(#other),
        Err(_) => TokenStream::new(),
    }
}

/// The model reduced to what expands without fail: no fields, no traits.
fn stub(model: OpModel) -> OpModel {
    OpModel { fields: Vec::new(), traits: Vec::new(), multis: Vec::new(), verify: None, ..model }
}

fn expand(model: &OpModel, full_schema: &TokenStream) -> TokenStream {
    let OpModel { krate, attributes, visibility, ident, .. } = model;
    let docs = &model.docs.attributes;
    let accessors = accessors::accessors(model);
    let builder = builder::builder(model);
    let stub_schema = full_schema.is_empty().then(|| schema::stub(model));
    quote! {
        #(#docs)*
        #(#attributes)*
        #[derive(::core::clone::Clone, ::core::marker::Copy, ::core::cmp::PartialEq, ::core::cmp::Eq,
                 ::core::hash::Hash, ::core::fmt::Debug)]
        #visibility struct #ident<__S = #krate::__private::Operation>(__S);

        #[allow(clippy::all, clippy::pedantic, missing_docs, non_snake_case, private_bounds, private_interfaces)]
        const _: () = {
            use #krate::__private as __ods;
            #full_schema
            #stub_schema
            impl __ods::Op for #ident {
                const SCHEMA: &'static __ods::OpSchema = &SCHEMA;
                fn from_operation(op: __ods::Operation) -> Self {
                    Self(op)
                }
                fn operation(self) -> __ods::Operation {
                    self.0
                }
            }
            #accessors
            #builder
        };
    }
}
