//! An accumulator of errors: all mistakes in a definition are reported, not just the first.

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::Error;

/// The errors so far. They have to be converted to tokens: dropping them unread is a bug of ours, and panics.
#[derive(Default)]
pub struct Errors {
    list: Vec<Error>,
    read: bool,
}

impl Errors {
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds an error at `tokens`.
    pub fn at(&mut self, tokens: impl ToTokens, message: impl std::fmt::Display) {
        self.list.push(Error::new_spanned(tokens, message));
    }

    pub fn add(&mut self, error: Error) {
        self.list.push(error);
    }

    pub fn extend(&mut self, errors: impl IntoIterator<Item = Error>) {
        self.list.extend(errors);
    }

    /// Returns the value; on an error, keeps the error and returns `None`.
    pub fn take<T>(&mut self, result: syn::Result<T>) -> Option<T> {
        result.map_err(|error| self.add(error)).ok()
    }

    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Returns the number of errors, to detect new ones.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Drops errors that were reported elsewhere.
    pub fn forget(mut self) {
        self.read = true;
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
