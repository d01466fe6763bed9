//! a group that begins with what cannot tell

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" (struct($a)^ "x")? ">"))]
pub struct XType {
    a: Option<u32>,
}

fn main() {}
