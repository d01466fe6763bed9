//! no functions `parse` and `print`

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", custom_format)]
pub struct XType {
    a: u32,
}

fn main() {}
