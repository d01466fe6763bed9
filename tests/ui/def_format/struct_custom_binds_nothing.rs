//! T22: a `custom` that reads nothing in a `struct`

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format(struct($a, custom<foo>(ref($a)))))]
pub struct XType {
    a: Option<u32>,
}

fn main() {}
