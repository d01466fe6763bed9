//! The attribute of a dialect is no integer.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test", ops(PadOp), attrs(Padding))]
pub struct Test;

/// padding
#[enum_attr(Test, "padding")]
pub enum Padding {
    Same,
}

/// Pads.
#[op(Test, "pad")]
pub struct PadOp {
    #[attr]
    padding: Confined<Padding, IntPositive>,
}

fn main() {}
