//! T21: a `custom` with two arguments in a `struct`

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format(struct(custom<foo>($a, $b))))]
pub struct XType {
    a: Option<u32>,
    b: u32,
}

fn main() {}
