//! An accumulator of errors: all mistakes in an item are reported, not just the first.

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::Error;

/// The errors so far.
#[derive(Default)]
#[must_use = "errors that are not converted to tokens are lost"]
pub struct Errors(Vec<Error>);

impl Errors {
    /// Adds an error at `tokens`.
    pub fn at(&mut self, tokens: impl ToTokens, message: impl std::fmt::Display) {
        self.add(Error::new_spanned(tokens, message));
    }

    pub fn add(&mut self, error: Error) {
        self.0.push(error);
    }

    /// Returns the value; on an error, keeps the error and returns `None`.
    pub fn take<T>(&mut self, result: syn::Result<T>) -> Option<T> {
        result.map_err(|error| self.add(error)).ok()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns one `compile_error!` per error.
    pub fn into_tokens(self) -> TokenStream {
        self.0.iter().map(Error::to_compile_error).collect()
    }
}
