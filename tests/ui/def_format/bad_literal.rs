//! a literal that is no token

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" "1a" $a ">"))]
pub struct XType {
    a: u32,
}

fn main() {}
