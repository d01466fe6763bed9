//! An accumulator of errors: a definition's mistakes are all reported, not just the first.

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::Error;

/// Errors so far. Must be turned into tokens: dropping it unread is a bug of ours, and panics.
#[derive(Default)]
pub struct Errors {
    list: Vec<Error>,
    read: bool,
}

impl Errors {
    pub fn new() -> Self {
        Self::default()
    }

    /// Complains at `tokens`.
    pub fn at(&mut self, tokens: impl ToTokens, message: impl std::fmt::Display) {
        self.list.push(Error::new_spanned(tokens, message));
    }

    pub fn add(&mut self, error: Error) {
        self.list.push(error);
    }

    pub fn extend(&mut self, errors: impl IntoIterator<Item = Error>) {
        self.list.extend(errors);
    }

    /// Returns the value, or `None` with the error kept.
    pub fn take<T>(&mut self, result: syn::Result<T>) -> Option<T> {
        result.map_err(|error| self.add(error)).ok()
    }

    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Returns how many there are, to see whether there are more by now.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Returns one `compile_error!` per error.
    pub fn into_tokens(mut self) -> TokenStream {
        self.read = true;
        self.list.iter().map(Error::to_compile_error).collect()
    }
}

impl Drop for Errors {
    fn drop(&mut self) {
        if !self.read && !self.list.is_empty() && !std::thread::panicking() {
            panic!("errors of a definition were dropped unread: {:?}", self.list);
        }
    }
}
