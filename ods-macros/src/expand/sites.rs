//! The positions of a format's elements, for errors that a check in a constant finds.

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::Index;
use syn::spanned::Spanned;

use super::spans::quote_at;

/// The positions, in the order in which the check counts elements.
#[derive(Default)]
pub struct Sites(Vec<TokenStream>);

impl Sites {
    /// Adds the position of the next element.
    pub fn add(&mut self, tokens: TokenStream) {
        self.0.push(tokens);
    }

    /// Returns the number of elements.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Returns a block that reports the findings of `report` at their elements, and findings without an element at
    /// `key`.
    pub fn check(&self, report: &TokenStream, key: Option<Span>) -> TokenStream {
        let variable = Ident::new("__report", Span::call_site());
        let sites = self.0.iter().enumerate().map(|(i, tokens)| {
            let i = Index::from(i);
            quote_at!(tokens.span()=> __ods::report_at(&#variable, #i);)
        });
        let rest = key.map(|key| quote_at!(key=> __ods::report_rest(&#variable);));
        quote!({ let #variable = #report; #(#sites)* #rest })
    }
}
