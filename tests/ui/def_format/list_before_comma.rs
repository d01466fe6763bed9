//! a comma after a list

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" $a "," $b ">"))]
pub struct XType {
    a: Vec<u32>,
    b: u32,
}

fn main() {}
