//! T05: an empty `struct`

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" struct() $v0 ">"))]
pub struct XType {
    v0: u32,
}

fn main() {}
