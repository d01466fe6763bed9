//! `#[packed]` and `export!` of `ods-packed`

use darling::FromMeta;
use proc_macro2::TokenStream;
use syn::parse::{ParseStream, Parser};
use syn::{FnArg, ItemFn, LitStr, Pat, Path, Result, Token};

use super::keys::Keys;
use super::recover;
use super::values::Checked;
use crate::docs::Docs;
use crate::errors::Errors;
use crate::model::packed::{ExportModel, Exported, PackedModel, PackedParam};
use crate::model::plain_name;

const KEYS: Keys = Keys {
    owner: "#[packed]",
    known: &["name", "crate"],
    foreign: &[
        ("doc", "write a doc comment"),
        ("description", "write a doc comment"),
        ("signature", "it follows from the types of the function"),
        ("override", "override when you register: `Registry::add_or_override`"),
        ("allow_override", "override when you register: `Registry::add_or_override`"),
        ("global", "register the function: `Registry::global().register::<f>()`"),
    ],
};

/// The keys of `#[packed(...)]`.
#[derive(Default, FromMeta)]
struct Arguments {
    name: Option<Checked<LitStr>>,
    #[darling(rename = "crate")]
    krate: Option<Checked<Path>>,
}

/// Parses a packed function; returns `None` if the item is no function.
pub fn parse(arguments: TokenStream, item: &TokenStream, errors: &mut Errors) -> Option<PackedModel> {
    let parser = |input: ParseStream<'_>| Ok(KEYS.read::<Arguments>(input, errors));
    let Arguments { name, krate } = parser.parse2(arguments).unwrap_or_default();
    let name = name.and_then(|name| name.take(errors));
    let krate = krate.and_then(|path| path.take(errors)).unwrap_or_else(default_krate);
    let item: ItemFn = match syn::parse2(item.clone()) {
        Ok(item) => item,
        Err(error) => {
            errors.add(syn::Error::new(error.span(), "`#[packed]` applies to a function with a body"));
            return None;
        }
    };
    let docs = Docs::take(&mut item.attrs.clone());
    let conditions = item.attrs.iter().filter(|attribute| attribute.path().is_ident("cfg")).cloned().collect();
    let params = item.sig.inputs.iter().filter_map(param).collect();
    Some(PackedModel { krate, name, docs, conditions, params, item })
}

/// Returns the path of `ods_packed` unless another is given.
pub fn default_krate() -> Path {
    syn::parse_quote!(::ods_packed)
}

/// Returns a parameter other than `self`.
fn param(argument: &FnArg) -> Option<PackedParam> {
    let FnArg::Typed(typed) = argument else { return None };
    let name = match &*typed.pat {
        // Callers do not see that the name begins with `_`, as the function ignores the argument.
        Pat::Ident(name) => plain_name(&name.ident).trim_start_matches('_').to_owned(),
        _ => String::new(),
    };
    Some(PackedParam { name, ty: (*typed.ty).clone() })
}

/// Parses the list of `export!`. Invalid entries are left out and their errors kept.
pub fn exports(input: TokenStream, errors: &mut Errors) -> ExportModel {
    let parser = |input: ParseStream<'_>| {
        let krate = errors.take(krate(input)).unwrap_or_else(default_krate);
        let functions = recover::entries(input, errors, |input, _| exported(input));
        Ok(ExportModel { krate, functions })
    };
    parser.parse2(input).unwrap_or_else(|_| ExportModel { krate: default_krate(), functions: Vec::new() })
}

/// Parses `crate = path;`, if it is there.
fn krate(input: ParseStream<'_>) -> Result<Path> {
    if !(input.peek(Token![crate]) && input.peek2(Token![=])) {
        return Ok(default_krate());
    }
    input.parse::<Token![crate]>()?;
    input.parse::<Token![=]>()?;
    let path = input.call(Path::parse_mod_style)?;
    input.parse::<Token![;]>()?;
    Ok(path)
}

/// Parses `path` or `path as "name"`.
fn exported(input: ParseStream<'_>) -> Result<Exported> {
    let found = recover::next_token(input);
    let expected =
        |_| syn::Error::new_spanned(&found, "expected a packed function; write `add` or `math::add as \"sum\"`");
    let path = input.call(Path::parse_mod_style).map_err(expected)?;
    let Some(ident) = path.segments.last().map(|segment| segment.ident.clone()) else {
        return Err(input.error("expected a path"));
    };
    let name = input.parse::<Option<Token![as]>>()?.map(|_| name(input)).transpose()?;
    Ok(Exported { path, ident, name })
}

fn name(input: ParseStream<'_>) -> Result<LitStr> {
    let found = recover::next_token(input);
    input.parse().map_err(|_| match found {
        Some(found) => {
            let message = format!("a name is a string; write `as \"{found}\"`");
            syn::Error::new_spanned(found, message)
        }
        None => input.error("expected a name; write `as \"sum\"`"),
    })
}
