//! Only an enum that is an attribute of a dialect is written as one.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test", ops(PadOp))]
pub struct Test;

/// padding
#[enum_attr]
pub enum Padding {
    Same,
}

/// Pads.
#[op(Test, "pad")]
pub struct PadOp {
    #[property]
    padding: AttrFormProp<Padding>,
}

fn main() {}
