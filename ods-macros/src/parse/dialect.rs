//! `#[dialect]`

use proc_macro2::TokenStream;
use syn::parse::{ParseStream, Parser};
use syn::{Fields, ItemStruct, LitStr, Path};

use super::keys::{self, Keys, next_token};
use crate::docs::Docs;
use crate::errors::Errors;
use crate::model::dialect::DialectModel;

const KEYS: Keys = Keys {
    owner: "#[dialect]",
    known: &["name", "ops", "dependent", "crate"],
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
#[derive(Default)]
struct Arguments {
    name: Option<LitStr>,
    ops: Vec<Path>,
    ops_key: Option<syn::Ident>,
    dependent: Vec<Path>,
    krate: Option<Path>,
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
    let arguments = parse_arguments(arguments, errors);
    if arguments.name.is_none() && errors.len() == before {
        errors.at(&item.ident, "a dialect needs a name: `#[dialect(name = \"tf\")]`");
    }
    check_item(&item, errors);
    let docs = Docs::take(&mut item.attrs.clone());
    let Arguments { name, ops, ops_key, dependent, krate } = arguments;
    let krate = krate.unwrap_or_else(|| syn::parse_quote!(::ods));
    Some(DialectModel { krate, name, docs, ops, ops_key, dependent, item })
}

fn parse_arguments(tokens: TokenStream, errors: &mut Errors) -> Arguments {
    let mut arguments = Arguments::default();
    let parser = |input: ParseStream<'_>| {
        if input.peek(LitStr) {
            errors.at(next_token(input), "write `name = ` before the name: `#[dialect(name = \"tf\")]`");
            keys::skip_to_comma(input);
            keys::comma(input, errors);
        }
        KEYS.each(input, errors, |key, input, errors| {
            match key.to_string().as_str() {
                "name" => arguments.name = Some(keys::string(key, input)?),
                "ops" => {
                    arguments.ops = keys::paths(key, input, errors)?;
                    arguments.ops_key = Some(key.clone());
                }
                "dependent" => arguments.dependent = keys::paths(key, input, errors)?,
                _ => arguments.krate = Some(keys::path(key, input)?),
            }
            Ok(())
        });
        Ok(())
    };
    let parsed = parser.parse2(tokens);
    errors.take(parsed);
    arguments
}

fn check_item(item: &ItemStruct, errors: &mut Errors) {
    if !matches!(item.fields, Fields::Unit) {
        errors.at(&item.fields, "a dialect has no fields: `pub struct Tf;`");
    }
    if !item.generics.params.is_empty() {
        errors.at(&item.generics, "a dialect has no generic parameters");
    }
}
