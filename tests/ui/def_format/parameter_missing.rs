//! T01: a parameter is not in the format

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" $v0 ">"))]
pub struct XType {
    v0: u32,
    v1: u32,
}

fn main() {}
