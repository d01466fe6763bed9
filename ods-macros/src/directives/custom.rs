//! `custom<F>(...)`: text that functions of the user parse and print. `ref(...)` is one of its arguments.
//!
//! | element | meaning |
//! |---|---|
//! | `custom<f>($a, type($b), ref($c), "text")` | `f::parse` reads the arguments, `f::print` writes them |
//! | `ref($a)` | in `custom<f>(...)`: a value that was parsed before |

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};
use syn::ext::IdentExt;
use syn::parse::ParseStream;
use syn::{Error, LitStr, Result, Token};

use super::{Directive, Element, NOUN, OpElement, Types, words};
use crate::expand::custom_directive;
use crate::expand::op_format::Layout;
use crate::model::op::OpModel;
use crate::model::op_format::{Bound, OpArgument, OpCustom, Subject, TypedValues};
use crate::parse::format::{self, all_of, arguments, at_variable, skip_parentheses, variable};
use crate::parse::recover::next_token;

pub const DIRECTIVE: Directive = Directive {
    words: &["custom"],
    parse: |input, word, errors| format::custom(input, word, NOUN, errors, argument).map(OpElement::Custom),
};

pub const REF: Directive = Directive {
    words: &["ref"],
    parse: |input, word, _| {
        skip_parentheses(input);
        Err(Error::new_spanned(word, "`ref` can only be an argument of `custom<F>(...)`"))
    },
};

const REF_USAGE: &str =
    "`ref` takes a field, its type, or the dictionary; write `ref($name)`, `ref(type($name))` or `ref(attr_dict)`";
const ARGUMENT: &str =
    "expected an argument of `custom`: `$name`, `type($name)`, `attr_dict`, `prop_dict`, `ref(...)` or `\"text\"`";

/// Parses an argument of `custom`.
fn argument(input: ParseStream<'_>) -> Result<OpArgument> {
    if input.peek(LitStr) {
        return input.parse().map(OpArgument::Text);
    }
    if !input.peek(Token![ref]) {
        return subject(input, ARGUMENT).map(OpArgument::Bound);
    }
    let keyword = input.call(Ident::parse_any)?;
    let tokens = arguments(input, &keyword, "ref($name)")?;
    if tokens.is_empty() {
        return Err(Error::new_spanned(keyword, REF_USAGE));
    }
    match all_of(tokens, |input| subject(input, REF_USAGE), |more| Error::new_spanned(more, REF_USAGE))? {
        Subject::PropDict(word) => {
            Err(Error::new_spanned(word, "`ref` cannot refer to `prop_dict`; list the fields, `ref($a)`"))
        }
        subject @ (Subject::Variable(_) | Subject::Type(_) | Subject::AttrDict(_)) => Ok(OpArgument::Ref(subject)),
    }
}

/// Parses `$name`, `type($name)`, `attr_dict` or `prop_dict`.
fn subject(input: ParseStream<'_>, usage: &str) -> Result<Subject> {
    if at_variable(input) {
        return variable(input, NOUN).map(Subject::Variable);
    }
    let found = next_token(input);
    let word = input.call(Ident::parse_any).ok();
    let list = |what: &str| format!("`{what}` cannot be an argument of `custom`; list the fields, `$a, $b`");
    let message = match (word.as_ref().map(ToString::to_string).unwrap_or_default().as_str(), word) {
        ("attr_dict", Some(word)) => return Ok(Subject::AttrDict(word)),
        ("prop_dict", Some(word)) => return Ok(Subject::PropDict(word)),
        ("type", Some(keyword)) => match Types::parse(input, &keyword)?.values {
            TypedValues::Variable(name) => return Ok(Subject::Type(name)),
            TypedValues::Operands(all) | TypedValues::Results(all) => {
                let message = "types in `custom` must belong to single fields; write `type($a), type($b)`";
                return Err(Error::new_spanned(all, message));
            }
        },
        (what @ ("operands" | "regions" | "successors" | "results"), _) => list(what),
        ("attr", _) if input.peek(Token![-]) => "directives are written with underscores; write `attr_dict`".to_owned(),
        (what, _) if words().any(|word| word == what) => {
            format!("`{what}` cannot be an argument of `custom`; remove it")
        }
        _ => usage.to_owned(),
    };
    Err(Error::new_spanned(found, message))
}

impl OpCustom {
    /// Returns the subjects that it parses.
    fn binds(&self) -> impl Iterator<Item = &Subject> {
        self.arguments.iter().filter_map(|argument| match argument {
            OpArgument::Bound(subject) => Some(subject),
            OpArgument::Ref(_) | OpArgument::Text(_) => None,
        })
    }
}

impl Element for OpCustom {
    fn tokens(&self) -> TokenStream {
        self.keyword.to_token_stream()
    }

    fn bounds(&self) -> Vec<Bound<'_>> {
        self.binds().map(Bound::of_subject).collect()
    }

    fn references(&self) -> Vec<&Subject> {
        let references = self.arguments.iter().filter_map(|argument| match argument {
            OpArgument::Ref(subject) => Some(subject),
            OpArgument::Bound(_) | OpArgument::Text(_) => None,
        });
        references.collect()
    }

    fn no_anchor(&self) -> Option<&'static str> {
        let message = "this `custom` parses no field, so it cannot be the anchor; move the `^`";
        self.binds().next().is_none().then_some(message)
    }

    fn can_be_text(&self) -> bool {
        true
    }

    fn expand(&self, model: &OpModel, layout: &mut Layout) -> Option<TokenStream> {
        let (space, hook) = (layout.spacing.before_value(), custom_directive::hook(model, self));
        Some(quote!(Custom { hook: #hook, space: #space }))
    }
}
