//! a constraint on a number

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" $a ">"))]
pub struct XType {
    #[param(is = AnyInteger)]
    a: u32,
}

fn main() {}
