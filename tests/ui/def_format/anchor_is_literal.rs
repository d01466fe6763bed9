//! T14: the anchor is a literal

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format(("(" $a ")"^)?))]
pub struct XType {
    a: Option<u32>,
}

fn main() {}
