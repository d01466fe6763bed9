//! several mistakes at once

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" $a width $b ("x" $c)? ">"))]
pub struct XType {
    a: u32,
    c: u32,
}

fn main() {}
