//! T10: a comma after a `struct` that can be empty

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format(struct($a) "," $b))]
pub struct XType {
    a: Option<u32>,
    b: u32,
}

fn main() {}
