//! a directive with a slip

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" parms ">"))]
pub struct XType {
    a: u32,
}

fn main() {}
