//! The declarative format of a type or attribute.

use proc_macro2::{Ident, TokenStream, TokenTree};
use syn::parse::{ParseStream, Parser};
use syn::{Error, LitStr, Result, Token};

use super::format::{self, Place, Syntax, arguments, at_variable, element, skip_parentheses, variable};
use super::recover::{self, next_token};
use super::values::List;
use crate::directives;
use crate::errors::Errors;
use crate::model::def_format::{Argument, Element, FormatModel, Group};
use crate::suggest::did_you_mean;

const NOUN: &str = "parameter";
pub const DIRECTIVES: &[&str] = &["params", "struct", "custom", "qualified", "ref"];

/// Parses the elements; invalid ones are omitted and their errors kept.
pub fn parse(list: List, errors: &mut Errors) -> FormatModel {
    format::parse(list, errors)
}

impl Syntax for Element {
    const NOUN: &'static str = NOUN;

    fn is_directive(word: &str) -> bool {
        DIRECTIVES.contains(&word)
    }

    fn literal(text: LitStr) -> Self {
        Self::Literal(text)
    }

    fn variable(name: Ident) -> Self {
        Self::Param { name, qualified: false }
    }

    fn group(group: Group) -> Self {
        Self::Group(group)
    }

    fn is_blank(&self) -> bool {
        self.is_blank()
    }

    fn directive(input: ParseStream<'_>, word: &Ident, place: Place, errors: &mut Errors) -> Result<Self> {
        directive(input, word, place, errors)
    }

    fn no_directive(word: &str) -> String {
        if directives::words().any(|known| known == word) {
            return format!("`{word}` applies to formats of operations only; remove it");
        }
        match did_you_mean(word, DIRECTIVES.iter().copied()) {
            hint if hint.is_empty() => {
                format!("unknown directive `{word}`; write a keyword in quotes: `\"{word}\"`")
            }
            hint => format!("unknown directive `{word}`{hint}"),
        }
    }
}

fn directive(input: ParseStream<'_>, word: &Ident, place: Place, errors: &mut Errors) -> Result<Element> {
    match word.to_string().as_str() {
        "params" => Ok(Element::Params(word.clone())),
        "struct" => {
            let inside = arguments(input, word, "struct(params)")?;
            structure(word, inside, place, errors)
        }
        "qualified" => {
            let inside = arguments(input, word, "qualified($name)")?;
            let name = only_variable(inside)
                .map_err(|_| Error::new_spanned(word, "`qualified` takes one parameter; write `qualified($name)`"))?;
            Ok(Element::Param { name, qualified: true })
        }
        "custom" => format::custom(input, word, NOUN, errors, argument).map(Element::Custom),
        "ref" => {
            skip_parentheses(input);
            Err(Error::new_spanned(word, "`ref` can only be an argument of `custom<F>(...)`"))
        }
        other => {
            skip_parentheses(input);
            Err(Error::new_spanned(word, Element::no_directive(other)))
        }
    }
}

/// Parses a single `$name`.
fn only_variable(tokens: TokenStream) -> Result<Ident> {
    let parser = |input: ParseStream<'_>| if at_variable(input) { variable(input, NOUN) } else { Err(input.error("")) };
    parser.parse2(tokens)
}

/// Parses the contents of `struct(...)`.
fn structure(word: &Ident, inside: TokenStream, place: Place, errors: &mut Errors) -> Result<Element> {
    if place == Place::Struct {
        return Err(Error::new_spanned(word, "a `struct` cannot contain another; list the parameters in one"));
    }
    if inside.is_empty() {
        return Err(Error::new_spanned(word, "empty `struct`; list parameters, or write `struct(params)` for all"));
    }
    let entries = recover::list(inside, errors, |input, errors| {
        let found = next_token(input);
        let wrong = match element(input, Place::Struct, errors)? {
            Element::Literal(_) => {
                "a `struct` can only contain parameters, since it prints the commas and `name =` itself; remove this \
                 literal"
            }
            Element::Group(_) => {
                "a `struct` cannot contain groups, since it omits parameters with their default; list the parameters \
                 alone"
            }
            entry @ (Element::Param { .. } | Element::Params(_) | Element::Struct { .. } | Element::Custom(_)) => {
                return Ok(entry);
            }
        };
        Err(Error::new_spanned(found, wrong))
    });
    Ok(Element::Struct { keyword: word.clone(), entries })
}

/// Parses `$name`, `ref($name)` or `"text"`.
fn argument(input: ParseStream<'_>) -> Result<Argument> {
    if at_variable(input) {
        return variable(input, NOUN).map(Argument::Param);
    }
    if input.peek(LitStr) {
        return input.parse().map(Argument::Text);
    }
    let found = next_token(input);
    if input.peek(Token![ref]) {
        let word: Token![ref] = input.parse()?;
        let usage = || Error::new_spanned(word, "`ref` takes one parameter; write `ref($name)`");
        let Some(TokenTree::Group(group)) = next_token(input) else { return Err(usage()) };
        input.parse::<TokenTree>()?;
        return only_variable(group.stream()).map(Argument::Ref).map_err(|_| usage());
    }
    let message = match &found {
        Some(TokenTree::Ident(word)) if DIRECTIVES.contains(&word.to_string().as_str()) => {
            format!("`{word}` cannot be an argument of `custom`; list the parameters")
        }
        _ => "expected an argument of `custom`: `$name`, `ref($name)` or `\"text\"`".to_owned(),
    };
    Err(Error::new_spanned(found, message))
}
