//! a group in a group

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" ("x" $a^ ("y" $b^)?)? ">"))]
pub struct XType {
    a: Option<u32>,
    b: Option<u32>,
}

fn main() {}
