//! T23: `custom` in `custom`

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format(custom<foo>($a, custom<bar>($b))))]
pub struct XType {
    a: Option<u32>,
    b: u32,
}

fn main() {}
