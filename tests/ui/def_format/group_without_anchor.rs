//! a group without an anchor

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" ("x" $a)? ">"))]
pub struct XType {
    a: Option<u32>,
}

fn main() {}
