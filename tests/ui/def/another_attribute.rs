//! an attribute that a parameter does not have

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" $a ">"))]
pub struct XType {
    #[operand]
    a: u32,
}

fn main() {}
