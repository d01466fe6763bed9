//! T08: `struct(params)` after a parameter

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" $v0 struct(params) ">"))]
pub struct XType {
    v0: u32,
    v1: u32,
}

fn main() {}
