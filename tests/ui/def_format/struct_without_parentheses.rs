//! T27: `struct` without parentheses

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format(struct $a))]
pub struct XType {
    a: u32,
}

fn main() {}
