//! T13: a parameter that is required, in a group

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format(("(" $a^ "," $b ")")?))]
pub struct XType {
    a: Option<u32>,
    b: u32,
}

fn main() {}
