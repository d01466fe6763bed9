//! Declarative formats: literals as strings, `$name`, directives, and groups.
//!
//! Only what can be said of an element alone is said here; what parameters there are is up to `check`.

use proc_macro2::{Delimiter, Ident, TokenStream, TokenTree};
use syn::parse::{ParseStream, Parser};
use syn::{Error, LitStr, Path, Result, Token};

use super::recover::{self, next_token};
use super::values::List;
use crate::errors::Errors;
use crate::model::def::FormatModel;
use crate::model::format::{Argument, Custom, Element, Group, is_blank};
use crate::suggest::{did_you_mean, one_of};
use crate::words::is_keyword;

const DIRECTIVES: &[&str] = &["params", "struct", "custom", "qualified", "ref"];

/// What formats of operations have.
const OF_OPERATIONS: &[&str] = &[
    "attr_dict",
    "attr_dict_with_keyword",
    "prop_dict",
    "operands",
    "results",
    "regions",
    "successors",
    "functional_type",
    "oilist",
];

/// Punctuation that the text format has.
const PUNCTUATION: &[&str] =
    &["->", "...", ":", ",", "=", "<", ">", "(", ")", "[", "]", "{", "}", "?", "+", "-", "*", "/", "|"];

/// Where an element stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Top,
    Group,
    Struct,
}

/// Reads the elements; a wrong one is left out with its error kept.
pub fn parse(list: List, errors: &mut Errors) -> FormatModel {
    let text = text(&list.tokens);
    FormatModel { key: list.key, elements: sequence(list.tokens, Place::Top, errors).0, text }
}

/// Elements, and the place of the `^` among them.
fn sequence(
    tokens: TokenStream,
    place: Place,
    errors: &mut Errors,
) -> (Vec<Element>, Option<(usize, proc_macro2::Span)>) {
    let (mut elements, mut anchor) = (Vec::new(), None);
    let parser = |input: ParseStream<'_>| {
        while !input.is_empty() {
            if input.peek(Token![^]) {
                let caret: Token![^] = input.parse()?;
                match (place, elements.len().checked_sub(1), anchor) {
                    (Place::Group, Some(last), None) => anchor = Some((last, caret.spans[0])),
                    (Place::Group, Some(_), Some(_)) => {
                        errors.at(caret, "a group has one anchor: there is a `^` before")
                    }
                    (Place::Group, None, _) => errors.at(caret, "`^` stands behind the element that it marks"),
                    _ => errors.at(caret, "`^` marks an element of an optional group, `(...)?`"),
                }
                continue;
            }
            match element(input, place, errors) {
                Ok(element) => elements.push(element),
                Err(error) => errors.add(error),
            }
        }
        Ok(())
    };
    let parsed = parser.parse2(tokens);
    errors.take(parsed);
    (elements, anchor)
}

/// One element. What is wrong is consumed.
fn element(input: ParseStream<'_>, place: Place, errors: &mut Errors) -> Result<Element> {
    if input.peek(LitStr) {
        return literal(input.parse()?).map(Element::Literal);
    }
    if input.peek(Token![$]) {
        return Ok(Element::Param { name: parameter(input)?, qualified: false });
    }
    let Some(found) = next_token(input) else { return Err(input.error("expected an element of a format")) };
    input.parse::<TokenTree>()?;
    match found {
        TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis => {
            optional_group(input, TokenTree::Group(group), place, errors).map(Element::Group)
        }
        TokenTree::Ident(word) => directive(input, &word, place, errors),
        other => {
            let text = other.to_string();
            let message = match &other {
                TokenTree::Punct(_) => format!("literals are strings: `\"{text}\"`"),
                TokenTree::Group(group) => {
                    let open = match group.delimiter() {
                        Delimiter::Bracket => "[",
                        _ => "{",
                    };
                    format!("literals are strings: `\"{open}\"`")
                }
                _ => "expected a literal in quotes, `$name`, a directive, or an optional group".to_owned(),
            };
            Err(Error::new_spanned(other, message))
        }
    }
}

/// `$name`
fn parameter(input: ParseStream<'_>) -> Result<Ident> {
    let dollar: Token![$] = input.parse()?;
    input
        .call(syn::ext::IdentExt::parse_any)
        .map_err(|_| Error::new_spanned(dollar, "`$` stands before the name of a parameter"))
}

/// A literal that the text format can read.
fn literal(text: LitStr) -> Result<LitStr> {
    let value = text.value();
    if is_keyword(&value) || is_blank(&value) || PUNCTUATION.contains(&value.as_str()) {
        return Ok(text);
    }
    let split = value.chars().all(|c| PUNCTUATION.contains(&c.to_string().as_str()));
    let message = if value.contains('$') {
        "a format is written in tokens: parameters stand outside of quotes, as in `\"<\" $x \">\"`"
    } else if split {
        "one string is one token: write each of these in its own quotes"
    } else {
        &format!(
            "a literal is a keyword (letters, digits, `_`, `$` and `.`, a letter first), a blank, or one of {}",
            one_of(PUNCTUATION)
        )
    };
    Err(Error::new_spanned(text, message))
}

/// The parentheses behind a directive.
fn arguments(input: ParseStream<'_>, word: &Ident, example: &str) -> Result<TokenStream> {
    match next_token(input) {
        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis => {
            input.parse::<TokenTree>()?;
            Ok(group.stream())
        }
        _ => Err(Error::new_spanned(word, format!("`{word}` takes parentheses: `{example}`"))),
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
            let inner =
                |input: ParseStream<'_>| if input.peek(Token![$]) { parameter(input) } else { Err(input.error("")) };
            let name = inner
                .parse2(inside)
                .map_err(|_| Error::new_spanned(word, "`qualified` takes one parameter: `qualified($name)`"))?;
            Ok(Element::Param { name, qualified: true })
        }
        "custom" => custom(input, word, errors).map(Element::Custom),
        "ref" => {
            let _ = arguments(input, word, "ref($name)");
            Err(Error::new_spanned(word, "`ref` stands among the arguments of `custom<F>(...)`"))
        }
        other => {
            // What belongs to it.
            if let Some(TokenTree::Group(_)) = next_token(input) {
                input.parse::<TokenTree>()?;
            }
            let message = if OF_OPERATIONS.contains(&other) {
                format!("`{other}` is for formats of operations")
            } else {
                match did_you_mean(other, DIRECTIVES.iter().copied()) {
                    hint if hint.is_empty() => {
                        format!("`{other}` is no directive; a keyword is written in quotes: `\"{other}\"`")
                    }
                    hint => format!("`{other}` is no directive{hint}"),
                }
            };
            Err(Error::new_spanned(word, message))
        }
    }
}

/// What is in `struct(...)`.
fn structure(word: &Ident, inside: TokenStream, place: Place, errors: &mut Errors) -> Result<Element> {
    if place == Place::Struct {
        return Err(Error::new_spanned(word, "a `struct` has no other in it"));
    }
    if inside.is_empty() {
        return Err(Error::new_spanned(word, "this `struct` is empty: list parameters, or all as `struct(params)`"));
    }
    let entries = recover::list(inside, errors, |input, errors| {
        let found = next_token(input);
        let wrong = match element(input, Place::Struct, errors)? {
            Element::Literal(_) => "a `struct` lists parameters only: the commas and `name =` are written by itself",
            Element::Group(_) => "what is at its default is left out of a `struct` anyway",
            entry => return Ok(entry),
        };
        Err(Error::new_spanned(found, wrong))
    });
    Ok(Element::Struct { keyword: word.clone(), entries })
}

/// `<F>(...)`
fn custom(input: ParseStream<'_>, word: &Ident, errors: &mut Errors) -> Result<Custom> {
    let example = "custom<shape>($sizes)";
    let usage = || {
        let message = format!("`custom` names what has the functions `parse` and `print`: `{example}`");
        Error::new_spanned(word, message)
    };
    input.parse::<Token![<]>().map_err(|_| usage())?;
    let path = input.call(Path::parse_mod_style).map_err(|_| usage())?;
    input.parse::<Token![>]>().map_err(|_| usage())?;
    let inside = arguments(input, word, example)?;
    if inside.is_empty() {
        let message = "this `custom` has no arguments: it reads at least one parameter, or refers to one";
        return Err(Error::new_spanned(word, message));
    }
    let arguments = recover::list(inside, errors, |input, _| argument(input));
    Ok(Custom { keyword: word.clone(), path, arguments })
}

/// `$name`, `ref($name)` or `"text"`.
fn argument(input: ParseStream<'_>) -> Result<Argument> {
    if input.peek(Token![$]) {
        return parameter(input).map(Argument::Param);
    }
    if input.peek(LitStr) {
        return input.parse().map(Argument::Text);
    }
    let found = next_token(input);
    if input.peek(Token![ref]) {
        let word: Token![ref] = input.parse()?;
        let inner = |input: ParseStream<'_>| parameter(input);
        let usage = || Error::new_spanned(word, "`ref` takes one parameter: `ref($name)`");
        let Some(TokenTree::Group(group)) = next_token(input) else { return Err(usage()) };
        input.parse::<TokenTree>()?;
        return inner.parse2(group.stream()).map(Argument::Ref).map_err(|_| usage());
    }
    let message = match &found {
        Some(TokenTree::Ident(word)) if DIRECTIVES.contains(&word.to_string().as_str()) => {
            format!("`{word}` cannot be an argument of `custom`: list the parameters")
        }
        _ => "an argument of `custom` is `$name`, `ref($name)` or `\"text\"`".to_owned(),
    };
    Err(Error::new_spanned(found, message))
}

/// What follows the first parentheses of a group.
fn optional_group(input: ParseStream<'_>, token: TokenTree, place: Place, errors: &mut Errors) -> Result<Group> {
    let TokenTree::Group(first) = &token else { return Err(input.error("expected a group")) };
    let mut otherwise = None;
    if input.peek(Token![:]) {
        let colon: Token![:] = input.parse()?;
        match next_token(input) {
            Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis => {
                input.parse::<TokenTree>()?;
                otherwise = Some(group);
            }
            _ => {
                return Err(Error::new_spanned(colon, "what is written elsewhere is in parentheses: `(...) : (...)?`"));
            }
        }
    }
    if input.parse::<Token![?]>().is_err() {
        let message = "an optional group ends with `?`: `(...)?`; a literal parenthesis is a string, `\"(\"`";
        return Err(Error::new_spanned(token, message));
    }
    if place == Place::Struct {
        // Said by the struct.
        return Ok(Group { token, then: Vec::new(), anchor: None, otherwise: Vec::new() });
    }
    let (then, anchor) = sequence(first.stream(), Place::Group, errors);
    let otherwise = otherwise.map_or_else(Vec::new, |group| {
        let (elements, anchor) = sequence(group.stream(), Place::Group, errors);
        if let Some((_, span)) = anchor {
            errors.add(Error::new(span, "the anchor is in the first parentheses: these are for where it is missing"));
        }
        elements
    });
    Ok(Group { token, then, anchor, otherwise })
}

/// The format as text.
fn text(tokens: &TokenStream) -> String {
    let mut out = String::new();
    write(tokens.clone(), &mut out);
    out
}

fn write(tokens: TokenStream, out: &mut String) {
    // Whether nothing comes between this token and the next; whether it takes arguments.
    let (mut glued, mut takes_arguments, mut is_name) = (true, false, false);
    for token in tokens {
        let text = token.to_string();
        let is_group = matches!(token, TokenTree::Group(_));
        let joins_left = matches!(text.as_str(), "^" | "?" | "," | ">" | "<") || is_group && takes_arguments;
        if !(glued || joins_left) {
            out.push(' ');
        }
        match &token {
            TokenTree::Group(group) => {
                out.push('(');
                write(group.stream(), out);
                out.push(')');
            }
            _ => out.push_str(&text),
        }
        takes_arguments = text == ">" || matches!(token, TokenTree::Ident(_)) && !is_name;
        is_name = text == "$";
        glued = matches!(text.as_str(), "$" | "<");
    }
}
