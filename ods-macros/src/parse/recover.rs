//! Recovery from errors, so that none hides the others.

use proc_macro2::{TokenStream, TokenTree};
use syn::parse::{ParseStream, Parser};
use syn::{Attribute, Result, Token};

use crate::code::type_text;
use crate::errors::Errors;
use crate::model::is_conditional;

/// Returns the next token, for errors.
pub fn next_token(input: ParseStream<'_>) -> Option<TokenTree> {
    input.cursor().token_tree().map(|(token, _)| token)
}

/// Skips the rest of an invalid entry.
pub fn skip_to_comma(input: ParseStream<'_>) {
    while !input.is_empty() && !input.peek(Token![,]) && input.parse::<TokenTree>().is_ok() {}
}

/// Skips everything. Unread tokens would make syn report a second error.
pub fn skip_all(input: ParseStream<'_>) {
    while input.parse::<TokenTree>().is_ok() {}
}

/// Parses the comma after an entry, unless the entry is the last.
pub fn comma(input: ParseStream<'_>, errors: &mut Errors) {
    if !input.is_empty() && errors.take(input.parse::<Token![,]>()).is_none() {
        skip_to_comma(input);
        let _ = input.parse::<Option<Token![,]>>();
    }
}

/// Parses entries separated by commas, up to the end; invalid ones are omitted and their errors kept.
pub fn entries<T>(
    input: ParseStream<'_>,
    errors: &mut Errors,
    mut entry: impl FnMut(ParseStream<'_>, &mut Errors) -> Result<T>,
) -> Vec<T> {
    let mut entries = Vec::new();
    while !input.is_empty() {
        refuse_conditions(input, errors);
        match entry(input, errors) {
            Ok(found) => entries.push(found),
            Err(error) => {
                errors.add(error);
                skip_to_comma(input);
            }
        }
        comma(input, errors);
    }
    entries
}

/// Reports a `#[cfg]` on an entry, and skips the attributes.
fn refuse_conditions(input: ParseStream<'_>, errors: &mut Errors) {
    let fork = input.fork();
    let attributes = if fork.peek(Token![#]) { fork.call(Attribute::parse_outer) } else { return };
    let Some(conditional) = attributes.into_iter().flatten().find(is_conditional) else { return };
    let name = type_text(conditional.path());
    let message = format!(
        "an entry of a list cannot have `#[{name}]`; write it on a definition, such as a dialect with `extends = D` that \
         lists what only some builds have"
    );
    errors.at(conditional, message);
    let _ = input.call(Attribute::parse_outer);
}

/// Parses the tokens as a list of entries.
pub fn list<T>(
    tokens: TokenStream,
    errors: &mut Errors,
    entry: impl FnMut(ParseStream<'_>, &mut Errors) -> Result<T>,
) -> Vec<T> {
    let parser = |input: ParseStream<'_>| Ok(entries(input, errors, entry));
    parser.parse2(tokens).unwrap_or_default()
}
