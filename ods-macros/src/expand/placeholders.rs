//! Local variables that users' code names by placeholders: `$_self`, `$_value`, `$_op` and `$_ctx`.
//!
//! Invariant: a variable is declared with the hygiene of the first placeholder that names it (which may come from the
//! caller of a `macro_rules!`), and every other placeholder refers to the same variable.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};

use super::spans::in_place_of;
use crate::code::substitute;

/// The variables, with the hygiene that the code requires.
pub struct Locals {
    pub this: Ident,
    pub value: Ident,
    pub op: Option<Ident>,
    pub context: Ident,
}

impl Locals {
    /// Returns the variables for the placeholders in the code.
    pub fn of(code: &TokenStream) -> Self {
        let or_ours = |found: Option<Ident>, name| found.unwrap_or_else(|| Ident::new(name, Span::call_site()));
        Self {
            this: or_ours(local(code, &["_self"], "__self"), "__self"),
            value: or_ours(local(code, &["_value"], "__value"), "__value"),
            op: local(code, &["_op"], "__op"),
            context: or_ours(local(code, &["_ctx", "_builder"], "__ctx"), "__ctx"),
        }
    }

    /// Returns the code with the variables in place of placeholders. It may begin with statements.
    pub fn put_into(&self, code: &TokenStream) -> TokenStream {
        substitute(code, &mut |placeholder| {
            let variable = match placeholder.ident.to_string().as_str() {
                "_self" => &self.this,
                "_value" => &self.value,
                "_op" => self.op.as_ref().unwrap_or(&self.context),
                _ => &self.context,
            };
            in_place_of(variable, placeholder.ident.span()).into_token_stream()
        })
    }

    /// Returns the same as a block.
    pub fn block_of(&self, code: &TokenStream) -> TokenStream {
        let code = self.put_into(code);
        quote!({ #code })
    }
}

/// Returns the variable `name` with the hygiene of the first of these placeholders in the code; `None` without any.
pub fn local(code: &TokenStream, placeholders: &[&str], name: &str) -> Option<Ident> {
    let mut first = None;
    substitute(code, &mut |placeholder| {
        if first.is_none() && placeholders.iter().any(|known| placeholder.ident == known) {
            first = Some(Ident::new(name, placeholder.ident.span()));
        }
        TokenStream::new()
    });
    first
}
