//! `functional_type(inputs, results)`: `(types) -> types`.
//!
//! | element | meaning |
//! |---|---|
//! | `functional_type(operands, results)` | `(types) -> types` |

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};
use syn::parse::ParseStream;
use syn::{Error, Result, Token};

use super::types::values;
use super::{Directive, Element, OpElement};
use crate::expand::op_format::{Layout, types_of};
use crate::model::op::OpModel;
use crate::model::op_format::{Bound, TypedValues};
use crate::parse::format::{all_of, arguments};

pub const DIRECTIVE: Directive = Directive { words: &["functional_type"], parse: |input, word, _| parse(input, word) };

const USAGE: &str =
    "`functional_type` takes two of `operands`, `results` and `$name`; write `functional_type(operands, results)`";

pub struct FunctionalType {
    keyword: Ident,
    inputs: TypedValues,
    results: TypedValues,
}

/// Parses `(inputs, results)`.
fn parse(input: ParseStream<'_>, word: &Ident) -> Result<OpElement> {
    let tokens = arguments(input, word, "functional_type(operands, results)")?;
    let usage = || Error::new_spanned(word, USAGE);
    if tokens.is_empty() {
        return Err(usage());
    }
    let both = |input: ParseStream<'_>| {
        let inputs = values(input, USAGE)?;
        if input.is_empty() {
            return Ok((inputs, None));
        }
        input.parse::<Token![,]>()?;
        if input.is_empty() {
            return Ok((inputs, None));
        }
        let results = values(input, USAGE)?;
        input.parse::<Option<Token![,]>>()?;
        Ok((inputs, Some(results)))
    };
    let (inputs, results) = all_of(tokens, both, |more| Error::new_spanned(more, USAGE))?;
    let results = results.ok_or_else(usage)?;
    Ok(OpElement::FunctionalType(FunctionalType { keyword: word.clone(), inputs, results }))
}

impl Element for FunctionalType {
    fn tokens(&self) -> TokenStream {
        self.keyword.to_token_stream()
    }

    fn bounds(&self) -> Vec<Bound<'_>> {
        vec![Bound::of_types(&self.inputs), Bound::of_types(&self.results)]
    }

    fn never_empty(&self) -> Option<&'static str> {
        Some("is never empty")
    }

    fn expand(&self, model: &OpModel, layout: &mut Layout) -> Option<TokenStream> {
        let space = layout.spacing.before_value();
        let (inputs, results) = (types_of(model, &self.inputs)?, types_of(model, &self.results)?);
        Some(quote!(FunctionalType { inputs: #inputs, results: #results, space: #space }))
    }
}
