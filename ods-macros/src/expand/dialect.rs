//! `#[dialect]`

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;

use crate::errors::Errors;
use crate::model::dialect::DialectModel;
use crate::{check, parse};

pub fn dialect(arguments: TokenStream, item: TokenStream) -> TokenStream {
    let mut errors = Errors::new();
    let Some(model) = parse::dialect::parse(arguments, &item, &mut errors) else {
        let errors = errors.into_tokens();
        return quote!(#item #errors);
    };
    check::dialect(&model, &mut errors);
    let sound = errors.is_empty();
    let errors = errors.into_tokens();
    let expanded = if sound { expand(&model) } else { stub(&model) };
    quote!(#expanded #errors)
}

fn expand(model: &DialectModel) -> TokenStream {
    let DialectModel { name, ops, dependent, item, .. } = model;
    let checks = ops.iter().map(
        |op| quote_spanned!(op.span()=> const _: () = __ods::check_dialect_of(<#op as __ods::Op>::SCHEMA, #name);),
    );
    let span = model.ops_key.as_ref().map_or_else(Span::call_site, syn::Ident::span);
    let unique = quote_spanned!(span=> const _: () = __ods::check_mnemonics(&[#(<#ops as __ods::Op>::SCHEMA),*]););
    let enums = super::enums::listed(&model.enums);
    let schema = schema(
        model,
        &quote! {
            dependent: &[#(<#dependent as __ods::Dialect>::SCHEMA),*],
            ops: &[#(<#ops as __ods::Op>::SCHEMA),*],
            #enums
        },
        &quote!(#(#checks)* #unique),
    );
    quote!(#item #schema)
}

/// What is left of a dialect with errors: enough for its operations to compile.
fn stub(model: &DialectModel) -> TokenStream {
    let syn::ItemStruct { attrs, vis, ident, .. } = &model.item;
    let schema = schema(model, &TokenStream::new(), &TokenStream::new());
    quote!(#(#attrs)* #vis struct #ident; #schema)
}

fn schema(model: &DialectModel, lists: &TokenStream, checks: &TokenStream) -> TokenStream {
    let DialectModel { krate, name, item, .. } = model;
    let (ident, name) = (&item.ident, name.as_ref().map(syn::LitStr::value).unwrap_or_default());
    let (summary, description) = (&model.docs.summary, &model.docs.description);
    quote! {
        #[allow(unused_qualifications)]
        const _: () = {
            use #krate::__private as __ods;
            static __SCHEMA: __ods::DialectSchema = __ods::DialectSchema {
                name: #name,
                summary: #summary,
                description: #description,
                #lists
                ..__ods::DialectSchema::EMPTY
            };
            impl __ods::Dialect for #ident {
                const SCHEMA: &'static __ods::DialectSchema = &__SCHEMA;
                const NAME: &'static __ods::str = #name;
            }
            #checks
        };
    }
}
