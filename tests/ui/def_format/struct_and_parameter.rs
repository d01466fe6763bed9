//! T07: a parameter after `struct(params)`

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" struct(params) $v0 ">"))]
pub struct XType {
    v0: u32,
    v1: u32,
}

fn main() {}
