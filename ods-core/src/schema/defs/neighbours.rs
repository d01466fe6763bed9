//! What an expansion asks about the texts of parameters and what stands beside them in a format.

use crate::schema::beginnings::{check_not_taken_for, meets};
use crate::schema::checks::fail;
use crate::schema::tails::goes_on_with;
use crate::schema::{Begin, DefKind, DefSchema, Tail};

use super::Parameter;

/// Where the parameter is missing, what follows is not taken for it.
///
/// # Panics
/// When it is, or nobody can tell.
#[doc(hidden)]
#[track_caller]
pub const fn check_missing_before<P: Parameter>(next: &[Begin], name: &str, of: &str) {
    check_not_taken_for(P::TAKES, next, name, of);
}

/// A group that begins so is not taken to be there where the parameter is next.
///
/// # Panics
/// When the parameter can begin so.
#[doc(hidden)]
#[track_caller]
pub const fn check_begins_otherwise<P: Parameter>(first: Begin, name: &str) {
    let mut i = 0;
    while i < P::BEGINS.len() {
        if !matches!(P::BEGINS[i], Begin::Unknown) && meets(&P::BEGINS[i], &first) {
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

/// What stands behind the parameter is not taken for more of it.
///
/// # Panics
/// When it would be.
#[doc(hidden)]
#[track_caller]
pub const fn check_tail(tail: &[Tail], next: &[Begin], name: &str, of: &str) {
    let mut i = 0;
    while i < next.len() {
        if goes_on_with(tail, &next[i]) {
            let advice = "put another literal between, or brackets around one of them";
            fail(&["the text of `", name, "` may go on with what ", of, " begins with: ", advice]);
        }
        i += 1;
    }
}

/// What is written of the parameter can be read whatever its value: `None` is written by leaving the parameter out, and
/// `Option`s and lists are called so, not by another name.
///
/// # Panics
/// When it cannot.
#[doc(hidden)]
#[track_caller]
pub const fn check_is_written(has_options: bool, is_hidden_option: bool, is_hidden_list: bool, name: &str) {
    if has_options {
        fail(&[
            "nothing is written for a `None` in `",
            name,
            "`: write the parameter with a `custom<f>`, or let its elements be of a type of your own",
        ]);
    }
    if is_hidden_option {
        fail(&["the type of `", name, "` is an `Option` by another name: write `Option<...>`"]);
    }
    if is_hidden_list {
        fail(&["the type of `", name, "` is a `Vec` by another name: write `Vec<...>`"]);
    }
}

/// Whether a text goes on with the literal.
#[doc(hidden)]
pub const fn goes_on(tail: &[Tail], literal: &'static str) -> bool {
    goes_on_with(tail, &Begin::Literal(literal))
}

/// What an attribute goes on with: its type, a symbol.
#[doc(hidden)]
pub const fn tail_of_view(takes_colon: bool, takes_two_colons: bool) -> &'static [Tail] {
    match (takes_colon, takes_two_colons) {
        (true, true) => &[Tail::Literal(":"), Tail::Literal("::")],
        (true, false) => &[Tail::Literal(":")],
        (false, true) => &[Tail::Literal("::")],
        (false, false) => &[],
    }
}
