//! `#[dialect]`

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;

use crate::errors::Errors;
use crate::model::dialect::DialectModel;
use crate::{check, parse};

pub fn dialect(arguments: TokenStream, item: TokenStream) -> TokenStream {
    let mut errors = Errors::new();
    let expanded = match parse::dialect::parse(arguments, &item, &mut errors) {
        Some(model) => {
            check::dialect(&model, &mut errors);
            expand(&model)
        }
        None => TokenStream::new(),
    };
    let errors = errors.into_tokens();
    quote!(#item #expanded #errors)
}

fn expand(model: &DialectModel) -> TokenStream {
    let DialectModel { krate, name, ops, dependent, .. } = model;
    let ident = &model.item.ident;
    let (summary, description) = (&model.docs.summary, &model.docs.description);
    let checks = ops.iter().map(
        |op| quote_spanned!(op.span()=> const _: () = __ods::check_dialect_of(<#op as __ods::Op>::SCHEMA, #name);),
    );
    quote! {
        const _: () = {
            use #krate::__private as __ods;
            static SCHEMA: __ods::DialectSchema = __ods::DialectSchema {
                name: #name,
                summary: #summary,
                description: #description,
                dependent: &[#(<#dependent as __ods::Dialect>::SCHEMA),*],
                ops: &[#(<#ops as __ods::Op>::SCHEMA),*],
            };
            impl __ods::Dialect for #ident {
                const SCHEMA: &'static __ods::DialectSchema = &SCHEMA;
                const NAME: &'static str = #name;
            }
            #(#checks)*
            const _: () = __ods::check_mnemonics(&[#(<#ops as __ods::Op>::SCHEMA),*]);
        };
    }
}
