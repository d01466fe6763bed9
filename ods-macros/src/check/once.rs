//! What a list may name only once.

use std::collections::HashSet;

use quote::ToTokens;

use crate::errors::Errors;

/// Reports each item after the first that is spelled the same: ``the trait `A` is listed twice``.
pub fn listed<T: ToTokens>(what: &str, items: impl IntoIterator<Item = T>, errors: &mut Errors) {
    let mut seen = HashSet::new();
    for item in items {
        let text = item.to_token_stream().to_string();
        if seen.contains(&text) {
            errors.at(&item, format!("the {what} `{text}` is listed twice"));
        } else {
            seen.insert(text);
        }
    }
}
