//! a constraint that is none

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" $a ">"))]
pub struct XType {
    #[param(is = String)]
    a: Type,
}

fn main() {}
