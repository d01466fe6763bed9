//! Lists with commas. An invalid entry is omitted, so that it hides no error of the others.

use proc_macro2::TokenTree;
use syn::parse::ParseStream;
use syn::{Result, Token};

use crate::errors::Errors;

/// Parses entries up to the end; invalid ones are omitted and their errors kept.
pub fn entries<T>(
    input: ParseStream<'_>,
    errors: &mut Errors,
    mut entry: impl FnMut(ParseStream<'_>) -> Result<T>,
) -> Vec<T> {
    let mut entries = Vec::new();
    while !input.is_empty() {
        let found = entry(input).and_then(|found| {
            if input.is_empty() || input.peek(Token![,]) { Ok(found) } else { Err(input.error("expected `,`")) }
        });
        entries.extend(errors.take(found));
        while !input.is_empty() && !input.peek(Token![,]) && input.parse::<TokenTree>().is_ok() {}
        let _ = input.parse::<Option<Token![,]>>();
    }
    entries
}

/// Returns the next token, for errors.
pub fn next_token(input: ParseStream<'_>) -> Option<TokenTree> {
    input.cursor().token_tree().map(|(token, _)| token)
}
