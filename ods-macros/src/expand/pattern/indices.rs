//! The positions of operands and results, found when the pattern compiles.

use std::cell::RefCell;

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::{Ident, Path};

use crate::expand::spans::quote_at;
use crate::model::plain_name;

/// The positions that a pattern needs: one constant for all, because each constant costs compile time.
#[derive(Default)]
pub struct Indices(RefCell<Vec<(String, TokenStream)>>);

impl Indices {
    /// Returns the index of an operand group, or a large number if the part is no operand, which the checks report.
    pub fn group(&self, path: &Path, name: &Ident) -> TokenStream {
        let text = plain_name(name);
        self.index(quote!(__ods::group_or_none(<#path as __ods::Op>::SCHEMA, #text)))
    }

    /// Returns the number of a result.
    pub fn result(&self, path: &Path, name: &Ident) -> TokenStream {
        let text = plain_name(name);
        self.index(quote_at!(name.span()=> __ods::result_of(<#path as __ods::Op>::SCHEMA, #text)))
    }

    fn index(&self, code: TokenStream) -> TokenStream {
        let (key, mut known) = (code.to_string(), self.0.borrow_mut());
        let at = known.iter().position(|(known, _)| *known == key).unwrap_or_else(|| {
            known.push((key, code));
            known.len() - 1
        });
        quote!(__INDICES[#at])
    }
}

impl ToTokens for Indices {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let known = self.0.borrow();
        if known.is_empty() {
            return;
        }
        let (count, codes) = (known.len(), known.iter().map(|(_, code)| code));
        tokens.extend(quote!(const __INDICES: [__ods::usize; #count] = [#(#codes),*];));
    }
}
