//! Tokens that are printed without a blank between them are still two tokens.

use super::Format;
use super::starts::{Start, text};
use crate::errors::Errors;
use crate::model::op_format::OpElement;

/// What stands at the end of a text.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// Letters or digits, which a word goes on.
    Word,
    /// A value or block: so does `-`.
    Name,
    /// A type or attribute, which `<` goes on as well.
    Symbol,
    /// Digits: behind them `x1` is not a word, as in `0x1`.
    Number,
    Punctuation(char),
    Unknown,
}

/// `""` takes a blank away, and some punctuation has none before it: what is then side by side is not one token.
pub fn tokens_stay_apart(format: &Format<'_>, errors: &mut Errors) {
    sequence(format, &format.format.elements, End::Word, errors);
    format.visit(&mut |element| match element {
        OpElement::Group(group) => {
            sequence(format, &group.then, End::Unknown, errors);
            sequence(format, &group.otherwise, End::Unknown, errors);
        }
        OpElement::OiList { clauses, .. } => {
            clauses.iter().for_each(|clause| sequence(format, &clause.elements, End::Word, errors));
        }
        _ => {}
    });
}

fn sequence(format: &Format<'_>, elements: &[OpElement], before: End, errors: &mut Errors) {
    let (mut end, mut is_glued) = (before, false);
    for element in elements {
        if let OpElement::Literal(literal) = element
            && element.is_blank()
        {
            is_glued = literal.value().is_empty();
            // White space of its own keeps them apart.
            end = if is_glued { end } else { End::Unknown };
            continue;
        }
        let starts = text(format, element, &[]).starts;
        if let Some(start) = starts.iter().find(|start| merges(end, start, is_glued)) {
            errors.at(element.tokens(), message(end, start));
        }
        (end, is_glued) = (end_of(format, element), false);
    }
}

/// Whether what begins so would go on what stands before it.
fn merges(end: End, start: &Start, is_glued: bool) -> bool {
    match (end, start) {
        (End::Word | End::Name | End::Symbol, Start::Word(_) | Start::Number | Start::Type | Start::Attribute) => {
            is_glued
        }
        (End::Number, Start::Word(word)) => is_glued && is_hexadecimal(word),
        (End::Number, Start::Number | Start::Attribute) => is_glued,
        (End::Word | End::Name | End::Symbol | End::Number, Start::Punctuation(text)) if text.starts_with('.') => {
            is_glued
        }
        (End::Name | End::Symbol, Start::Punctuation(text)) if text.starts_with('-') => is_glued,
        // No blank is printed before it anyway.
        (End::Symbol, Start::Punctuation(text)) => text == "<",
        (End::Punctuation('-'), Start::Punctuation(text)) => text == ">",
        (End::Punctuation('/'), Start::Punctuation(text)) => is_glued && text == "/",
        _ => false,
    }
}

/// Whether a `0` before it would begin a number: `x1f`.
fn is_hexadecimal(word: &str) -> bool {
    word.strip_prefix('x').is_some_and(|digits| digits.starts_with(|c: char| c.is_ascii_hexdigit()))
}

fn end_of(format: &Format<'_>, element: &OpElement) -> End {
    match element {
        OpElement::Literal(literal) if crate::words::is_keyword(&literal.value()) => End::Word,
        OpElement::Literal(literal) => literal.value().chars().last().map_or(End::Unknown, End::Punctuation),
        OpElement::Type { .. } | OpElement::FunctionalType { .. } => End::Symbol,
        OpElement::Variable { .. } => {
            let starts = text(format, element, &[]).starts;
            match starts.first() {
                Some(Start::Attribute | Start::Type) => End::Symbol,
                Some(Start::Value | Start::Block) => End::Name,
                Some(Start::Symbol | Start::Word(_)) => End::Word,
                Some(Start::Number) => End::Number,
                _ => End::Unknown,
            }
        }
        _ => End::Unknown,
    }
}

fn message(end: End, start: &Start) -> &'static str {
    match (end, start) {
        (End::Symbol, Start::Punctuation(text)) if text == "<" => {
            "`<` would be taken for the parameters of the type or attribute before it: write another literal between"
        }
        (End::Punctuation('/'), _) => "together with the `/` before it this begins a comment: take the `\"\"` away",
        (End::Punctuation(_), _) => "together with the `-` before it this is an arrow: put a `\" \"` between",
        (End::Number, _) => "this runs into the number before it: take the `\"\"` away",
        _ => "this runs into the word before it: take the `\"\"` away",
    }
}
