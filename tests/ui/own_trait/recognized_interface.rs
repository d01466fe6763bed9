//! An interface with the name of one that determines the generated code.

use ods::prelude::{AnyType, dialect, op, op_interface};

#[dialect(name = "my")]
pub struct My;

/// An interface of mine.
#[op_interface]
pub trait InferTypeOpInterface {}

/// X.
#[op(My, "x", interfaces(InferTypeOpInterface))]
pub struct XOp {
    #[result]
    x: AnyType,
}

impl InferTypeOpInterface for XOp {}

fn main() {}
