//! a constraint with the name of the one whose presence is its value

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

constraint! {
    /// any name
    pub UnitAttr: StringAttr = StringAttr;
}

/// X.
#[op(My, "x")]
pub struct XOp {
    #[attr]
    a: UnitAttr,
}

fn main() {}
