//! An enum that does not say how it becomes an attribute.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test", ops(PadOp))]
pub struct Test;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Padding {
    Same,
}

/// Pads.
#[op(Test, "pad")]
pub struct PadOp {
    #[property]
    padding: Padding,
}

fn main() {}
