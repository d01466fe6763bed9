//! a group that is told by one of its parameters

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" ($a^ ":" $b)? ">"))]
pub struct XType {
    a: Option<u32>,
    b: Option<u32>,
}

fn main() {}
