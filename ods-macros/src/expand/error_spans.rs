//! The spans of a format's elements, for errors that a check in a constant finds.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::Index;
use syn::spanned::Spanned;

use super::spans::quote_at;

/// The number of elements of a long format. The number of steps grows with its square.
const MIN_LONG: usize = 100;

/// The spans, in the order in which the check counts elements.
#[derive(Default)]
pub struct ErrorSpans(Vec<TokenStream>);

impl ErrorSpans {
    /// Adds the span of the next element.
    pub fn add(&mut self, tokens: TokenStream) {
        self.0.push(tokens);
    }

    /// Returns the number of elements.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Returns whether the check takes so many steps that the compiler would suspect an endless loop.
    pub fn are_many(&self) -> bool {
        self.0.len() >= MIN_LONG
    }

    /// Returns a statement that reports what `check` finds at its element, or at `key` if it has none.
    pub fn check(&self, check: &TokenStream, key: Span) -> TokenStream {
        let variable = Ident::new("__report", Span::call_site());
        let reports = self.0.iter().enumerate().map(|(i, tokens)| {
            let i = Index::from(i);
            quote_at!(tokens.span()=> __ods::report_at(#variable, #i);)
        });
        let rest = quote_at!(key=> __ods::report_rest(#variable););
        quote!(if let __ods::Some(#variable) = #check { #(#reports)* #rest })
    }
}
