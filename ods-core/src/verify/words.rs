//! How types, attributes and operations read in messages: as `text` prints them.

use std::ops::ControlFlow;

use crate::entity::Operation;
use crate::ir::{Ir, Order, Walk};
use crate::text::operation_note;
pub(crate) use crate::text::{attribute_to_string as attribute, type_to_string as ty};

/// Operations with more than this inside are quoted by name: a nest of faulty operations would otherwise be quoted once
/// per level, which grows with the square of its size.
const MOST_QUOTED: usize = 100;

/// An operation as MLIR's diagnostics show operations: in generic form, on a new line if it takes several.
pub(crate) fn operation(ir: &Ir, op: Operation) -> String {
    let mut count = 0;
    let all = ir.walk(op, Order::Pre, |_| {
        count += 1;
        if count > MOST_QUOTED { Walk::Interrupt } else { Walk::Advance }
    });
    match all {
        ControlFlow::Continue(()) => operation_note(ir, op, &ir.context().quoting()),
        ControlFlow::Break(()) => format!("\"{}\"", ir.name_str(op)),
    }
}
