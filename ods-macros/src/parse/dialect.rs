//! `#[dialect]`

use darling::FromMeta;
use darling::ast::NestedMeta;
use darling::util::PathList;
use proc_macro2::TokenStream;
use syn::{Fields, ItemStruct, LitStr, Path};

use crate::docs::Docs;
use crate::errors::Errors;
use crate::model::dialect::DialectModel;

/// The arguments, as darling reads them.
#[derive(FromMeta)]
struct Arguments {
    name: Option<LitStr>,
    #[darling(default)]
    ops: PathList,
    #[darling(default)]
    dependent: PathList,
    #[darling(default, rename = "crate")]
    krate: Option<Path>,
}

/// Reads a definition; `None` when there is too little to go on.
pub fn parse(arguments: TokenStream, item: &TokenStream, errors: &mut Errors) -> Option<DialectModel> {
    let item: ItemStruct = match syn::parse2(item.clone()) {
        Ok(item) => item,
        Err(error) => {
            errors.add(syn::Error::new(error.span(), "`#[dialect]` goes on a struct without fields: `pub struct Tf;`"));
            return None;
        }
    };
    let arguments = NestedMeta::parse_meta_list(arguments).map_err(darling::Error::from);
    let arguments = arguments.and_then(|list| Arguments::from_list(&list));
    let arguments = arguments.map_err(|error| errors.darling(error)).ok()?;
    let Some(name) = arguments.name else {
        errors.at(&item.ident, "a dialect needs a name: `#[dialect(name = \"tf\")]`");
        return None;
    };
    check_item(&item, errors);
    let docs = Docs::take(&mut item.attrs.clone());
    let krate = arguments.krate.unwrap_or_else(|| syn::parse_quote!(::ods));
    Some(DialectModel { krate, name, docs, ops: arguments.ops.to_vec(), dependent: arguments.dependent.to_vec(), item })
}

fn check_item(item: &ItemStruct, errors: &mut Errors) {
    if !matches!(item.fields, Fields::Unit) {
        errors.at(&item.fields, "a dialect has no fields: `pub struct Tf;`");
    }
    if !item.generics.params.is_empty() {
        errors.at(&item.generics, "a dialect has no generic parameters");
    }
}
