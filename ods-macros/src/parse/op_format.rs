//! The declarative format of an operation.
//!
//! The arguments of each directive are checked here; `check` matches them with the fields, and checks that the format
//! is complete.

use proc_macro2::{Ident, Punct, TokenStream, TokenTree};
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::{Error, LitStr, Result};

use super::format::{self, Place, Syntax, arguments, at_variable, sequence, skip_parentheses, variable};
use super::recover::next_token;
use super::values::List;
use crate::errors::Errors;
use crate::model::op_format::{
    AllOf, DIRECTIVES, OiClause, OpArgument, OpElement, OpFormatModel, OpGroup, Subject, TypedValues, TypesOf,
};
use crate::suggest::did_you_mean;

const NOUN: &str = "field";

const TYPE: &str = "`type` takes one operand or result, or all of them; write `type($result)` or `type(operands)`";
const FUNCTIONAL_TYPE: &str =
    "`functional_type` takes two of `operands`, `results` and `$name`; write `functional_type(operands, results)`";
const QUALIFIED: &str = "`qualified` takes an attribute or a type; write `qualified($name)` or \
                         `qualified(type($name))`";
const REF: &str =
    "`ref` takes a field, its type, or the dictionary; write `ref($name)`, `ref(type($name))` or `ref(attr_dict)`";
const ARGUMENT: &str =
    "expected an argument of `custom`: `$name`, `type($name)`, `attr_dict`, `prop_dict`, `ref(...)` or `\"text\"`";

/// Parses the elements; invalid ones are omitted and their errors kept.
pub fn parse(list: List, errors: &mut Errors) -> OpFormatModel {
    format::parse(list, errors)
}

impl Syntax for OpElement {
    const NOUN: &'static str = NOUN;
    const DIRECTIVES: &'static [&'static str] = DIRECTIVES;

    fn literal(text: LitStr) -> Self {
        Self::Literal(text)
    }

    fn variable(name: Ident) -> Self {
        Self::Variable { name, qualified: false }
    }

    fn group(group: OpGroup) -> Self {
        Self::Group(group)
    }

    fn is_blank(&self) -> bool {
        self.is_blank()
    }

    fn directive(input: ParseStream<'_>, word: &Ident, _: Place, errors: &mut Errors) -> Result<Self> {
        directive(input, word, errors)
    }

    fn no_directive(word: &str) -> String {
        if matches!(word, "params" | "struct") {
            return format!("`{word}` applies to formats of types and attributes only; remove it");
        }
        match did_you_mean(word, DIRECTIVES.iter().copied()) {
            hint if hint.is_empty() => {
                format!("unknown directive `{word}`; write a keyword in quotes, `\"{word}\"`, a field as `${word}`")
            }
            hint => format!("unknown directive `{word}`{hint}"),
        }
    }
}

fn directive(input: ParseStream<'_>, word: &Ident, errors: &mut Errors) -> Result<OpElement> {
    let keyword = word.clone();
    match word.to_string().as_str() {
        "attr_dict" => Ok(OpElement::AttrDict { keyword, with_keyword: false }),
        "attr_dict_with_keyword" => Ok(OpElement::AttrDict { keyword, with_keyword: true }),
        "prop_dict" => Ok(OpElement::PropDict(keyword)),
        "operands" => Ok(OpElement::All { keyword, of: AllOf::Operands }),
        "regions" => Ok(OpElement::All { keyword, of: AllOf::Regions }),
        "successors" => Ok(OpElement::All { keyword, of: AllOf::Successors }),
        "results" => {
            let message = "results are printed before the operation's name; write their types, `type(results)`";
            Err(Error::new_spanned(word, message))
        }
        "type" => Ok(OpElement::Type { types: types_of(input, word)?, qualified: false }),
        "functional_type" => functional_type(input, word),
        "qualified" => qualified(input, word),
        "custom" => format::custom(input, word, NOUN, errors, argument).map(OpElement::Custom),
        "ref" => {
            skip_parentheses(input);
            Err(Error::new_spanned(word, "`ref` can only be an argument of `custom<F>(...)`"))
        }
        "oilist" => oilist(input, word, errors),
        other => {
            skip_parentheses(input);
            Err(Error::new_spanned(word, OpElement::no_directive(other)))
        }
    }
}

/// Parses all of the tokens with `read`; an error without a location of its own is reported at `word`.
fn inside<T>(
    tokens: TokenStream,
    read: fn(ParseStream<'_>) -> Result<T>,
    rest: impl FnOnce(TokenTree) -> Error,
) -> Result<T> {
    let mut left = None;
    let parser = |input: ParseStream<'_>| {
        let found = read(input);
        left = next_token(input);
        super::recover::skip_all(input);
        found
    };
    let found = parser.parse2(tokens)?;
    left.map_or(Ok(found), |token| Err(rest(token)))
}

/// Parses the `(...)` of a `type`.
fn types_of(input: ParseStream<'_>, word: &Ident) -> Result<TypesOf> {
    let tokens = arguments(input, word, "type($result)")?;
    if tokens.is_empty() {
        return Err(Error::new_spanned(word, TYPE));
    }
    let values = inside(tokens, |input| typed_values(input, TYPE), |more| Error::new_spanned(more, TYPE))?;
    Ok(TypesOf { keyword: word.clone(), values })
}

/// Parses `$name`, `operands` or `results`.
fn typed_values(input: ParseStream<'_>, usage: &str) -> Result<TypedValues> {
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

/// Parses `(inputs, results)`.
fn functional_type(input: ParseStream<'_>, word: &Ident) -> Result<OpElement> {
    let tokens = arguments(input, word, "functional_type(operands, results)")?;
    let usage = || Error::new_spanned(word, FUNCTIONAL_TYPE);
    if tokens.is_empty() {
        return Err(usage());
    }
    let both = |input: ParseStream<'_>| {
        let inputs = typed_values(input, FUNCTIONAL_TYPE)?;
        if input.is_empty() {
            return Ok((inputs, None));
        }
        input.parse::<syn::Token![,]>()?;
        if input.is_empty() {
            return Ok((inputs, None));
        }
        let results = typed_values(input, FUNCTIONAL_TYPE)?;
        input.parse::<Option<syn::Token![,]>>()?;
        Ok((inputs, Some(results)))
    };
    let (inputs, results) = inside(tokens, both, |more| Error::new_spanned(more, FUNCTIONAL_TYPE))?;
    let results = results.ok_or_else(usage)?;
    Ok(OpElement::FunctionalType { keyword: word.clone(), inputs, results })
}

/// Parses `($name)` or `(type(...))`.
fn qualified(input: ParseStream<'_>, word: &Ident) -> Result<OpElement> {
    let tokens = arguments(input, word, "qualified($name)")?;
    if tokens.is_empty() {
        return Err(Error::new_spanned(word, QUALIFIED));
    }
    let read = |input: ParseStream<'_>| {
        if at_variable(input) {
            let name = variable(input, NOUN)?;
            return Ok(OpElement::Variable { name, qualified: true });
        }
        let found = next_token(input);
        match input.call(Ident::parse_any) {
            Ok(word) if word == "type" => Ok(OpElement::Type { types: types_of(input, &word)?, qualified: true }),
            _ => Err(Error::new_spanned(found, QUALIFIED)),
        }
    };
    inside(tokens, read, |more| Error::new_spanned(more, QUALIFIED))
}

/// Parses an argument of `custom`.
fn argument(input: ParseStream<'_>) -> Result<OpArgument> {
    if input.peek(LitStr) {
        return input.parse().map(OpArgument::Text);
    }
    if !input.peek(syn::Token![ref]) {
        return subject(input, ARGUMENT).map(OpArgument::Bound);
    }
    let keyword = input.call(Ident::parse_any)?;
    let tokens = arguments(input, &keyword, "ref($name)")?;
    if tokens.is_empty() {
        return Err(Error::new_spanned(keyword, REF));
    }
    match inside(tokens, |input| subject(input, REF), |more| Error::new_spanned(more, REF))? {
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
        ("type", Some(keyword)) => match types_of(input, &keyword)?.values {
            TypedValues::Variable(name) => return Ok(Subject::Type(name)),
            TypedValues::Operands(all) | TypedValues::Results(all) => {
                let message = "types in `custom` must belong to single fields; write `type($a), type($b)`";
                return Err(Error::new_spanned(all, message));
            }
        },
        (what @ ("operands" | "regions" | "successors" | "results"), _) => list(what),
        ("attr", _) if input.peek(syn::Token![-]) => {
            "directives are written with underscores; write `attr_dict`".to_owned()
        }
        (what, _) if DIRECTIVES.contains(&what) => format!("`{what}` cannot be an argument of `custom`; remove it"),
        _ => usage.to_owned(),
    };
    Err(Error::new_spanned(found, message))
}

/// Parses `("keyword" ... | ...)`.
fn oilist(input: ParseStream<'_>, word: &Ident, errors: &mut Errors) -> Result<OpElement> {
    let example = "oilist(\"if\" \"(\" $condition \")\" | \"nowait\")";
    let tokens = arguments(input, word, example)?;
    if tokens.is_empty() {
        return Err(Error::new_spanned(word, format!("empty `oilist`; list clauses, `{example}`")));
    }
    let mut clauses = Vec::new();
    for (tokens, bar) in split_at_bars(tokens) {
        clauses.extend(clause(tokens, bar, errors));
    }
    Ok(OpElement::OiList { keyword: word.clone(), clauses })
}

/// Splits tokens at `|`, and returns each piece with the `|` beside it.
fn split_at_bars(tokens: TokenStream) -> Vec<(TokenStream, Option<Punct>)> {
    let mut parts: Vec<(TokenStream, Option<Punct>)> = vec![(TokenStream::new(), None)];
    for token in tokens {
        match (token, parts.last_mut()) {
            (TokenTree::Punct(bar), Some((_, beside))) if bar.as_char() == '|' => {
                beside.get_or_insert_with(|| bar.clone());
                parts.push((TokenStream::new(), Some(bar)));
            }
            (token, Some((part, _))) => part.extend([token]),
            (_, None) => {}
        }
    }
    parts
}

/// Parses one clause, which is identified by the literal at its beginning.
fn clause(tokens: TokenStream, bar: Option<Punct>, errors: &mut Errors) -> Option<OiClause> {
    let message = "a clause of an `oilist` must begin with a literal that distinguishes it; write `\"keyword\" $name`";
    let first = tokens.clone().into_iter().next();
    let before = errors.len();
    let (mut elements, _) = sequence(tokens, Place::Clause, errors);
    if errors.len() > before {
        return None;
    }
    let is_literal = |element: &OpElement| matches!(element, OpElement::Literal(_)) && !element.is_blank();
    if elements.first().is_some_and(is_literal)
        && let OpElement::Literal(literal) = elements.remove(0)
    {
        return Some(OiClause { literal, elements });
    }
    match (first, bar) {
        (Some(first), _) => errors.at(first, message),
        (None, Some(bar)) => errors.at(bar, "missing clause next to this `|`; add it, or remove the `|`"),
        (None, None) => {}
    }
    None
}
