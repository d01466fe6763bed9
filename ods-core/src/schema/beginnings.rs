//! What the texts of attributes, types and parameters begin with: for the compiler to tell that a format can be read back.
//!
//! Text is read one token ahead, so of two things where the first may be missing none begins as the other. What a token
//! can be the first of is said twice: here, for what only the compiler knows, and in the macro (`check/start.rs`), for
//! literals and the constraints and types of the library.

use super::checks::{equal, fail};
use super::{DefFormat, DefKind, DefSchema, EnumSchema, FormatElement, ParameterSchema};

/// What a text begins with.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub enum Begin {
    /// A keyword or punctuation.
    Literal(&'static str),
    Number,
    Text,
    Type,
    Attribute,
    /// Any attribute that has a type: no symbol, array or dictionary.
    TypedAttribute,
    /// The name of an operation of any dialect.
    Operation,
    /// The text of a case, or any text in quotes.
    Case(&'static EnumSchema),
    /// The first literal of its format, or the `!` or `#` of its name.
    Def(&'static DefSchema),
    Unknown,
}

/// Where something is missing that is taken to be there by `takes`, what follows is not taken for it.
///
/// # Panics
/// When it is, or nobody can tell.
#[doc(hidden)]
#[track_caller]
pub const fn check_not_taken_for(takes: &[Begin], next: &[Begin], name: &str, of: &str) {
    let mut i = 0;
    while i < takes.len() {
        let mut k = 0;
        while k < next.len() {
            if meets(&takes[i], &next[k]) {
                let reason = reason(&takes[i], &next[k]);
                let advice = ": put a literal between, or before it, in a group";
                fail(&["where `", name, "` is missing, ", of, " would be taken for it", reason, advice]);
            }
            k += 1;
        }
        i += 1;
    }
}

/// Why it is, where that is not plain.
const fn reason(takes: &Begin, next: &Begin) -> &'static str {
    match (takes, next) {
        (Begin::Case(_), Begin::Literal(_)) => ", as it is the text of a case",
        (Begin::Case(_), Begin::Type) => ", as a case has the text of a type",
        (Begin::Case(_), Begin::Text | Begin::Attribute) => ", as a case may be in quotes",
        (Begin::Attribute, _) => ", as any attribute would",
        _ => "",
    }
}

/// Whether one token can be the beginning of both.
pub(super) const fn meets(a: &Begin, b: &Begin) -> bool {
    covers(a, b) || covers(b, a)
}

const fn covers(a: &Begin, b: &Begin) -> bool {
    match (a, b) {
        (Begin::Unknown, _)
        | (Begin::Number, Begin::Number)
        | (Begin::Text, Begin::Text)
        | (Begin::Type, Begin::Type)
        // A case may be in quotes.
        | (Begin::Attribute, Begin::Type | Begin::Attribute | Begin::TypedAttribute | Begin::Number | Begin::Text | Begin::Case(_))
        | (Begin::Case(_), Begin::Text) => true,
        (Begin::TypedAttribute, Begin::Literal(text)) => {
            begins_attribute(text) && !begins_type(text) && !matches!(text.as_bytes(), b"[" | b"{" | b"@")
        }
        (Begin::TypedAttribute, Begin::Type) => false,
        (Begin::TypedAttribute, other) => covers(&Begin::Attribute, other),
        (Begin::Def(def), _) if !def.is_told_by_its_text() => true,
        (Begin::Type, Begin::Def(def)) => {
            matches!(def.kind, DefKind::Type) || covers(a, &Begin::Literal(def.first_literal()))
        }
        (Begin::Attribute, Begin::Def(_)) => true,
        (_, Begin::Def(def)) if covers(a, &Begin::Literal(def.first_literal())) => true,
        (Begin::Def(a), Begin::Def(b)) => {
            matches!((a.kind, b.kind), (DefKind::Type, DefKind::Type) | (DefKind::Attribute, DefKind::Attribute))
        }
        (Begin::Def(def), Begin::Literal(text)) => {
            equal(def.first_literal(), text) || matches!(def.kind, DefKind::Attribute) && equal(text, "#")
        }
        (Begin::Literal(a), Begin::Literal(b)) => equal(a, b),
        (Begin::Number, Begin::Literal(text)) => equal(text, "-"),
        (Begin::Type, Begin::Literal(text)) => begins_type(text),
        (Begin::Operation, Begin::Literal(text)) => has_dot(text),
        (Begin::Attribute, Begin::Literal(text)) => begins_attribute(text),
        (Begin::Case(schema), _) => has_case_that_meets(schema, b),
        _ => false,
    }
}

const fn has_case_that_meets(schema: &EnumSchema, other: &Begin) -> bool {
    // Any text in quotes is read as one.
    if matches!(other, Begin::Case(_)) {
        return true;
    }
    let mut i = 0;
    while i < schema.cases.len() {
        if covers(other, &Begin::Literal(schema.cases[i].text)) {
            return true;
        }
        i += 1;
    }
    false
}

/// What a type or attribute written without its name begins with; it may be written in full all the same.
pub(super) const fn begins_of_def(schema: &'static DefSchema) -> [Begin; 2] {
    let in_full = match schema.kind {
        DefKind::Type => Begin::Type,
        DefKind::Attribute => Begin::Literal("#"),
    };
    match schema.format {
        DefFormat::None | DefFormat::Program([]) => [in_full; 2],
        DefFormat::Program([FormatElement::Parameter { index, .. }, ..]) => {
            match begin_of(&schema.parameters[*index]) {
                Some(begin) => [begin, in_full],
                None => [Begin::Def(schema); 2],
            }
        }
        _ => [Begin::Def(schema); 2],
    }
}

/// What a parameter that is always there begins with, if its Rust type is a plain one.
const fn begin_of(parameter: &ParameterSchema) -> Option<Begin> {
    match parameter.ty.as_bytes() {
        _ if parameter.default.is_some() => None,
        b"String" => Some(Begin::Text),
        b"Type" => Some(Begin::Type),
        b"Attribute" => Some(Begin::Attribute),
        b"f32" | b"f64" | b"i8" | b"i16" | b"i32" | b"i64" | b"u8" | b"u16" | b"u32" | b"u64" => Some(Begin::Number),
        _ => None,
    }
}

/// Whether the word may be the name of an operation.
const fn has_dot(word: &str) -> bool {
    let (bytes, mut i) = (word.as_bytes(), 1);
    while i < bytes.len() {
        if bytes[0].is_ascii_alphabetic() && bytes[i] == b'.' {
            return true;
        }
        i += 1;
    }
    false
}

const fn begins_type(text: &str) -> bool {
    matches!(text.as_bytes(), b"(") || is_word_of_type(text)
}

const fn begins_attribute(text: &str) -> bool {
    let is_own = matches!(
        text.as_bytes(),
        b"[" | b"{"
            | b"("
            | b"-"
            | b"@"
            | b"#"
            | b"affine_map"
            | b"affine_set"
            | b"array"
            | b"dense"
            | b"dense_resource"
            | b"distinct"
            | b"false"
            | b"loc"
            | b"opaque"
            | b"sparse"
            | b"strided"
            | b"true"
            | b"unit"
    );
    is_own || begins_type(text)
}

/// Whether a word is one that a type begins with: `i32`, `tensor`.
const fn is_word_of_type(word: &str) -> bool {
    const WORDS: &[&str] = &["index", "none", "complex", "memref", "tensor", "tuple", "vector", "bf16", "tf32"];
    let mut i = 0;
    while i < WORDS.len() {
        if equal(word, WORDS[i]) {
            return true;
        }
        i += 1;
    }
    is_width_of_type(word.as_bytes()) || is_small_float(word.as_bytes())
}

/// `f8E5M2`, `f4E2M1FN`
const fn is_small_float(word: &[u8]) -> bool {
    matches!(word, [b'f', b'4' | b'6' | b'8', b'E', b'0'..=b'9', b'M', b'0'..=b'9', ..])
}

/// `i32`, `si8`, `f64`
const fn is_width_of_type(word: &[u8]) -> bool {
    let digits = match word {
        [b's' | b'u', b'i', digits @ ..] | [b'i' | b'f', digits @ ..] => digits,
        _ => return false,
    };
    let mut i = 0;
    while i < digits.len() {
        if !digits[i].is_ascii_digit() {
            return false;
        }
        i += 1;
    }
    !digits.is_empty()
}
