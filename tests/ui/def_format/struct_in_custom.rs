//! T18: `struct` in `custom`

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format(custom<foo>(struct(params))))]
pub struct XType {
    a: u32,
}

fn main() {}
