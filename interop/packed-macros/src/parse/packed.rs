//! Functions with `#[packed]`, and the lists of `export!`.

use proc_macro2::TokenStream;
use syn::parse::{ParseStream, Parser};
use syn::{Error, FnArg, ItemFn, LitStr, Pat, Path, Result, Token};

use super::default_krate;
use super::keys::{Arguments, Keys};
use super::list::{self, next_token};
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

/// Parses a packed function; returns `None` if the item is not a function.
pub fn parse(arguments: TokenStream, item: &TokenStream, errors: &mut Errors) -> Option<PackedModel> {
    let Arguments { name, krate } = KEYS.read(arguments, errors);
    let krate = krate.unwrap_or_else(default_krate);
    let item: ItemFn = match syn::parse2(item.clone()) {
        Ok(item) => item,
        Err(error) => {
            errors.add(Error::new(error.span(), "`#[packed]` applies to a function with a body"));
            return None;
        }
    };
    let docs = Docs::of(&item.attrs);
    let conditions = item.attrs.iter().filter(|attribute| attribute.path().is_ident("cfg")).cloned().collect();
    let params = item.sig.inputs.iter().filter_map(param).collect();
    Some(PackedModel { krate, name, docs, conditions, params, item })
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

/// Parses the list of `export!`. Invalid entries are omitted and their errors kept.
pub fn exports(input: TokenStream, errors: &mut Errors) -> ExportModel {
    let parser = |input: ParseStream<'_>| {
        let krate = errors.take(krate(input)).unwrap_or_else(default_krate);
        let functions = list::entries(input, errors, exported);
        Ok(ExportModel { krate, functions })
    };
    parser.parse2(input).unwrap_or_else(|_| ExportModel { krate: default_krate(), functions: Vec::new() })
}

/// Parses `crate = path;`, which may be absent.
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
    let found = next_token(input);
    if input.peek(Token![#]) {
        let message = "an entry has no attributes; write an `export!` of its own with `#[cfg(...)]` before it";
        return Err(Error::new_spanned(found, message));
    }
    let expected = |_| Error::new_spanned(&found, "expected a packed function; write `add` or `math::add as \"sum\"`");
    let path = input.call(Path::parse_mod_style).map_err(expected)?;
    let Some(ident) = path.segments.last().map(|segment| segment.ident.clone()) else {
        return Err(input.error("expected a path"));
    };
    let name = input.parse::<Option<Token![as]>>()?.map(|_| name(input)).transpose()?;
    Ok(Exported { path, ident, name })
}

fn name(input: ParseStream<'_>) -> Result<LitStr> {
    let found = next_token(input);
    input.parse().map_err(|_| match found {
        Some(found) => {
            let message = format!("a name is a string; write `as \"{found}\"`");
            Error::new_spanned(found, message)
        }
        None => input.error("expected a name; write `as \"sum\"`"),
    })
}
