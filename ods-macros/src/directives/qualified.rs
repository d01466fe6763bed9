//! `qualified($name)`, `qualified(type(...))`: an attribute or type with its dialect and mnemonic.
//!
//! | element | meaning |
//! |---|---|
//! | `qualified($name)`, `qualified(type($name))` | an attribute or type with its dialect and mnemonic, `!bank.account<i32>` instead of `<i32>` |

use proc_macro2::Ident;
use syn::ext::IdentExt;
use syn::parse::ParseStream;
use syn::{Error, Result};

use super::{Directive, NOUN, OpElement, Types, Variable};
use crate::parse::format::{all_of, arguments, at_variable, variable};
use crate::parse::recover::next_token;

pub const DIRECTIVE: Directive = Directive { words: &["qualified"], parse: |input, word, _| parse(input, word) };

const USAGE: &str = "`qualified` takes an attribute or a type; write `qualified($name)` or \
                     `qualified(type($name))`";

/// Parses `($name)` or `(type(...))`.
fn parse(input: ParseStream<'_>, word: &Ident) -> Result<OpElement> {
    let tokens = arguments(input, word, "qualified($name)")?;
    if tokens.is_empty() {
        return Err(Error::new_spanned(word, USAGE));
    }
    let read = |input: ParseStream<'_>| {
        if at_variable(input) {
            let name = variable(input, NOUN)?;
            return Ok(OpElement::Variable(Variable { name, qualified: true }));
        }
        let found = next_token(input);
        match input.call(Ident::parse_any) {
            Ok(word) if word == "type" => Ok(OpElement::Type(Types { qualified: true, ..Types::parse(input, &word)? })),
            _ => Err(Error::new_spanned(found, USAGE)),
        }
    };
    all_of(tokens, read, |more| Error::new_spanned(more, USAGE))
}
