//! A default of another enum.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "test", ops(PadOp))]
pub struct Test;

/// padding
#[enum_attr]
pub enum Padding {
    Same,
}

/// filling
#[enum_attr]
pub enum Filling {
    None,
}

/// Pads.
#[op(Test, "pad")]
pub struct PadOp {
    #[property(default = Filling::None)]
    padding: Padding,
}

fn main() {}
