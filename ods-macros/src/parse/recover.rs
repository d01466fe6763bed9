//! Getting on after an error, so that it hides none of the others.

use proc_macro2::TokenTree;
use syn::Token;
use syn::parse::ParseStream;

use crate::errors::Errors;

/// The next token, to complain at.
pub fn next_token(input: ParseStream<'_>) -> Option<TokenTree> {
    input.cursor().token_tree().map(|(token, _)| token)
}

/// Skips what belongs to an entry that is wrong.
pub fn skip_to_comma(input: ParseStream<'_>) {
    while !input.is_empty() && !input.peek(Token![,]) && input.parse::<TokenTree>().is_ok() {}
}

/// Skips everything. What is left unread makes syn complain a second time.
pub fn skip_all(input: ParseStream<'_>) {
    while input.parse::<TokenTree>().is_ok() {}
}

/// The comma after an entry, unless the entry is the last.
pub fn comma(input: ParseStream<'_>, errors: &mut Errors) {
    if !input.is_empty() && errors.take(input.parse::<Token![,]>()).is_none() {
        skip_to_comma(input);
        let _ = input.parse::<Option<Token![,]>>();
    }
}
