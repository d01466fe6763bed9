//! What the texts of parameters begin with: for the compiler to tell that a format can be read back.
//!
//! Text is read one token ahead, so of two things where the first may be missing none begins as the other. What a token
//! can be the first of is said twice: here, for the types of parameters, and in the macro, for literals and plain types.

use crate::schema::checks::{equal, fail};
use crate::schema::format_neighbours::is_word_of_type;
use crate::schema::{DefKind, DefSchema, EnumSchema};

use super::Parameter;

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
    /// The text of a case, or any text in quotes.
    Case(&'static EnumSchema),
    /// The first literal of its format, or the `!` or `#` of its name.
    Def(&'static DefSchema),
    Unknown,
}

/// Where the parameter is missing, what follows is not taken for it.
///
/// # Panics
/// When it is, or nobody can tell.
#[doc(hidden)]
#[track_caller]
pub const fn check_missing_before<P: Parameter>(next: &[Begin], name: &str, of: &str) {
    let mut i = 0;
    while i < next.len() {
        if can_be_literal(P::TAKES, &next[i]) {
            fail(&["where `", name, "` is missing, ", of, " would be taken for it: it is the text of a case"]);
        }
        if meet_any(P::TAKES, &next[i]) {
            fail(&["where `", name, "` is missing, ", of, " would be taken for it: put a literal between"]);
        }
        i += 1;
    }
}

/// A group that begins with the literal is not taken to be there where the parameter is next.
///
/// # Panics
/// When the parameter can begin so.
#[doc(hidden)]
#[track_caller]
pub const fn check_begins_otherwise<P: Parameter>(literal: &'static str, name: &str) {
    let mut i = 0;
    while i < P::BEGINS.len() {
        if !matches!(P::BEGINS[i], Begin::Unknown) && meets(&P::BEGINS[i], &Begin::Literal(literal)) {
            fail(&["where this group is missing, `$", name, "` would be taken for it: begin it with another literal"]);
        }
        i += 1;
    }
}

/// What stands behind the parameter is no `:` that would be taken to begin its type, nor two that go on with a symbol.
///
/// # Panics
/// When it could be.
#[doc(hidden)]
#[track_caller]
pub const fn check_colon_behind<P: Parameter>(qualified: bool, two: bool, name: &str) {
    if P::TAKES_COLON || qualified && is_attribute_def(P::BEGINS) {
        fail(&["the `:` behind `", name, "` would be taken to begin its type: write another literal"]);
    }
    if two && P::TAKES_TWO_COLONS {
        fail(&["`:` `:` would be taken to go on with the symbol `", name, "`: write another literal"]);
    }
}

/// Whether a `:` behind the attribute with this view may begin its type: that of some is not always written.
#[doc(hidden)]
pub const fn takes_colon(view: &str) -> bool {
    matches!(view.as_bytes(), b"StringAttr" | b"OpaqueAttr" | b"TypedAttr" | b"ElementsAttr")
}

/// Whether the attribute with this view goes on behind two colons.
#[doc(hidden)]
pub const fn takes_two_colons(view: &str) -> bool {
    matches!(view.as_bytes(), b"SymbolRefAttr" | b"FlatSymbolRefAttr")
}

const fn is_attribute_def(begins: &[Begin]) -> bool {
    matches!(begins, [Begin::Def(DefSchema { kind: DefKind::Attribute, .. })])
}

/// Whether a keyword is the text of a case.
const fn can_be_literal(takes: &[Begin], next: &Begin) -> bool {
    match (takes, next) {
        ([Begin::Case(_)], Begin::Literal(_)) => meet_any(takes, next),
        _ => false,
    }
}

const fn meet_any(takes: &[Begin], next: &Begin) -> bool {
    let mut i = 0;
    while i < takes.len() {
        if meets(&takes[i], next) {
            return true;
        }
        i += 1;
    }
    false
}

/// Whether one token can be the beginning of both.
const fn meets(a: &Begin, b: &Begin) -> bool {
    covers(a, b) || covers(b, a)
}

const fn covers(a: &Begin, b: &Begin) -> bool {
    match (a, b) {
        (Begin::Unknown, _)
        | (Begin::Number, Begin::Number)
        | (Begin::Text, Begin::Text)
        | (Begin::Type, Begin::Type)
        | (Begin::Attribute, Begin::Type | Begin::Attribute | Begin::Number | Begin::Text)
        | (Begin::Case(_), Begin::Text) => true,
        (Begin::Def(def), _) if !def.is_told_by_its_text() => true,
        (Begin::Type, Begin::Def(def)) => {
            matches!(def.kind, DefKind::Type) || covers(a, &Begin::Literal(def.first_literal()))
        }
        (Begin::Attribute, Begin::Def(_)) => true,
        (_, Begin::Def(def)) if covers(a, &Begin::Literal(def.first_literal())) => true,
        (Begin::Def(a), Begin::Def(b)) => {
            matches!((a.kind, b.kind), (DefKind::Type, DefKind::Type) | (DefKind::Attribute, DefKind::Attribute))
        }
        (Begin::Def(def), Begin::Literal(text)) => equal(def.first_literal(), text),
        (Begin::Literal(a), Begin::Literal(b)) => equal(a, b),
        (Begin::Number, Begin::Literal(text)) => equal(text, "-"),
        (Begin::Type, Begin::Literal(text)) => begins_type(text),
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

const fn begins_type(text: &str) -> bool {
    matches!(text.as_bytes(), b"(") || is_word_of_type(text)
}

const fn begins_attribute(text: &str) -> bool {
    let is_own = matches!(
        text.as_bytes(),
        b"[" | b"{"
            | b"("
            | b"-"
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
