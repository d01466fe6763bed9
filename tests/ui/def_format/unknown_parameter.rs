//! T06: no parameter of this name

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" $v0 "," $w0 ">"))]
pub struct XType {
    v0: u32,
}

fn main() {}
