//! a list that is not the last

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" struct(params) ">"))]
pub struct XType {
    a: Vec<u32>,
    b: u32,
}

fn main() {}
