//! D18: what is missing cannot be told

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" $a $b ">"))]
pub struct XType {
    a: Vec<u32>,
    b: Option<u32>,
}

fn main() {}
