//! `type(...)`: the types of a group, or of all operands or results.
//!
//! | element | meaning |
//! |---|---|
//! | `type($name)`, `type(operands)`, `type(results)` | the types of operands or results |

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};
use syn::ext::IdentExt;
use syn::parse::ParseStream;
use syn::spanned::Spanned;
use syn::{Error, Result};

use super::{Directive, Element, NOUN, OpElement};
use crate::expand::op_format::{Layout, constraint, types_of};
use crate::expand::spans::quote_at;
use crate::model::op::OpModel;
use crate::model::op_format::{Bound, TypedValues};
use crate::parse::format::{all_of, arguments, at_variable, variable};
use crate::parse::recover::next_token;

pub const DIRECTIVE: Directive =
    Directive { words: &["type"], parse: |input, word, _| Types::parse(input, word).map(OpElement::Type) };

const USAGE: &str = "`type` takes one operand or result, or all of them; write `type($result)` or `type(operands)`";

pub struct Types {
    pub keyword: Ident,
    pub values: TypedValues,
    /// `qualified(type(...))`
    pub qualified: bool,
}

impl Types {
    /// Parses the `(...)` of a `type`.
    pub fn parse(input: ParseStream<'_>, word: &Ident) -> Result<Self> {
        let tokens = arguments(input, word, "type($result)")?;
        if tokens.is_empty() {
            return Err(Error::new_spanned(word, USAGE));
        }
        let values = all_of(tokens, |input| values(input, USAGE), |more| Error::new_spanned(more, USAGE))?;
        Ok(Self { keyword: word.clone(), values, qualified: false })
    }
}

/// Parses `$name`, `operands` or `results`.
pub fn values(input: ParseStream<'_>, usage: &str) -> Result<TypedValues> {
    if at_variable(input) {
        return variable(input, NOUN).map(TypedValues::Variable);
    }
    let found = next_token(input);
    let word = input.call(Ident::parse_any);
    let message = match word.as_ref().map(ToString::to_string).unwrap_or_default().as_str() {
        "operands" => return word.map(TypedValues::Operands),
        "results" => return word.map(TypedValues::Results),
        "type" => "a type has no type of its own; write `type($name)`",
        "functional" | "functional_type" => "`functional_type` cannot be in another directive; write it alone",
        "regions" | "successors" | "attr" | "attr_dict" | "prop_dict" => {
            "only operands and results have types; name one of them"
        }
        _ => usage,
    };
    Err(match found {
        Some(found) => Error::new_spanned(found, message),
        None => input.error(message),
    })
}

impl Element for Types {
    fn tokens(&self) -> TokenStream {
        self.keyword.to_token_stream()
    }

    fn text(&self) -> String {
        match &self.values {
            TypedValues::Variable(name) => format!("type(${name})"),
            TypedValues::Operands(keyword) | TypedValues::Results(keyword) => format!("type({keyword})"),
        }
    }

    fn bounds(&self) -> Vec<Bound<'_>> {
        vec![Bound::of_types(&self.values)]
    }

    fn never_empty(&self) -> Option<&'static str> {
        match self.values {
            TypedValues::Variable(_) => None,
            TypedValues::Operands(_) | TypedValues::Results(_) => Some("covers all fields"),
        }
    }

    fn can_begin_group(&self) -> bool {
        false
    }

    fn expand(&self, model: &OpModel, layout: &mut Layout) -> Option<TokenStream> {
        let (space, of) = (layout.spacing.before_value(), types_of(model, &self.values)?);
        let (qualified, constraint) = (self.qualified, self.values.name().and_then(|name| constraint(model, name)));
        let form = match constraint {
            Some(constraint) => quote_at!(constraint.span()=> __ods::type_form::<#constraint>(#qualified)),
            None => quote!(__ods::any_type_form(#qualified)),
        };
        Some(quote!(Type { of: #of, form: #form, space: #space }))
    }
}
