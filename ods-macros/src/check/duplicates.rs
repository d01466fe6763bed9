//! Duplicates in lists.

use std::collections::HashSet;

use quote::ToTokens;

use crate::code::type_text;
use crate::errors::Errors;

/// Reports each item whose tokens equal the tokens of an earlier one: ``the trait `A` is listed twice``.
pub fn listed<T: ToTokens>(what: &str, items: impl IntoIterator<Item = T>, errors: &mut Errors) {
    described(what, items.into_iter().map(|item| (type_text(&item), item)), errors);
}

/// Reports each item whose text equals that of an earlier one.
pub fn described<T: ToTokens>(what: &str, items: impl IntoIterator<Item = (String, T)>, errors: &mut Errors) {
    let mut seen = HashSet::new();
    for (text, item) in items {
        if seen.contains(&text) {
            errors.at(&item, format!("the {what} `{text}` is listed twice; remove one"));
        } else {
            seen.insert(text);
        }
    }
}
