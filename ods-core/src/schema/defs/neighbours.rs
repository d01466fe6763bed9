//! What an expansion asks about the texts of parameters and what stands beside them in a format.

use crate::schema::beginnings::{check_not_taken_for, meets};
use crate::schema::checks::fail;
use crate::schema::{Begin, DefKind, DefSchema};

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
