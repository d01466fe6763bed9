//! How types, attributes and operations read in messages: as `text` prints them.

use crate::entity::Operation;
use crate::ir::Ir;
use crate::text::operation_note;
pub(crate) use crate::text::{attribute_to_string as attribute, type_to_string as ty};

/// Operations with more than this inside are quoted by name: a nest of faulty operations would otherwise be quoted once
/// per level, which grows with the square of its size.
const MOST_QUOTED: usize = 100;

/// An operation as MLIR's diagnostics show operations: in generic form, on a new line if it takes several.
pub(crate) fn operation(ir: &Ir, op: Operation) -> String {
    match ir.walk_pre(op).nth(MOST_QUOTED) {
        None => operation_note(ir, op, &ir.context().quoting()),
        Some(_) => format!("\"{}\"", ir.name_str(op)),
    }
}
