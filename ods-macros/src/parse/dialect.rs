//! `#[dialect]`

use darling::FromMeta;
use proc_macro2::TokenStream;
use syn::parse::{ParseStream, Parser};
use syn::{Fields, ItemStruct, LitStr, Path};

use super::keys::Keys;
use super::recover::{comma, next_token, skip_to_comma};
use super::values::{Checked, List};
use crate::docs::Docs;
use crate::errors::Errors;
use crate::model::dialect::DialectModel;

const KEYS: Keys = Keys {
    owner: "#[dialect]",
    known: &["name", "ops", "dependent", "enums", "crate"],
    foreign: &[
        ("summary", "the first line of the doc comment is the summary"),
        ("description", "the doc comment after its first line is the description"),
        ("dependentDialects", "write `dependent(A, B)`, with the `#[dialect]` structs"),
        ("operations", "write `ops(AOp, BOp)`"),
        ("cppNamespace", "the struct is in a Rust module"),
        ("extraClassDeclaration", "further methods go into an `impl` of the struct"),
    ],
};

/// The arguments.
#[derive(Default, FromMeta)]
struct Arguments {
    name: Option<Checked<LitStr>>,
    ops: Option<Checked<List>>,
    dependent: Option<Checked<List>>,
    enums: Option<Checked<List>>,
    #[darling(rename = "crate")]
    krate: Option<Checked<Path>>,
}

/// Reads a definition. What is wrong is left out with its error kept; `None` when there is no struct.
pub fn parse(arguments: TokenStream, item: &TokenStream, errors: &mut Errors) -> Option<DialectModel> {
    let item: ItemStruct = match syn::parse2(item.clone()) {
        Ok(item) => item,
        Err(error) => {
            errors.add(syn::Error::new(error.span(), "`#[dialect]` goes on a struct without fields: `pub struct Tf;`"));
            return None;
        }
    };
    let before = errors.len();
    let Arguments { name, ops, dependent, enums, krate } = parse_arguments(arguments, errors);
    let name = name.and_then(|name| name.take(errors));
    let ops = ops.and_then(|ops| ops.take(errors));
    let dependent = dependent.and_then(|dependent| dependent.take(errors));
    let enums = enums.and_then(|enums| enums.take(errors));
    let krate = krate.and_then(|krate| krate.take(errors)).unwrap_or_else(|| syn::parse_quote!(::ods));
    if name.is_none() && errors.len() == before {
        errors.at(&item.ident, "a dialect needs a name: `#[dialect(name = \"tf\")]`");
    }
    check_item(&item, errors);
    let docs = Docs::take(&mut item.attrs.clone());
    let ops_key = ops.as_ref().map(|ops| ops.key.clone());
    let ops = ops.map(|ops| ops.paths(errors)).unwrap_or_default();
    let dependent = dependent.map(|dependent| dependent.paths(errors)).unwrap_or_default();
    let enums = enums.map(|enums| enums.paths(errors)).unwrap_or_default();
    Some(DialectModel { krate, name, docs, ops, ops_key, dependent, enums, item })
}

fn parse_arguments(tokens: TokenStream, errors: &mut Errors) -> Arguments {
    let parser = |input: ParseStream<'_>| {
        if input.peek(LitStr) {
            errors.at(next_token(input), "write `name = ` before the name: `#[dialect(name = \"tf\")]`");
            skip_to_comma(input);
            comma(input, errors);
        }
        Ok(KEYS.read(input, errors))
    };
    parser.parse2(tokens).unwrap_or_default()
}

fn check_item(item: &ItemStruct, errors: &mut Errors) {
    if !matches!(item.fields, Fields::Unit) {
        errors.at(&item.fields, "a dialect has no fields: `pub struct Tf;`");
    }
    if !item.generics.params.is_empty() {
        errors.at(&item.generics, "a dialect has no generic parameters");
    }
}
