//! a keyword without quotes

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" width $a ">"))]
pub struct XType {
    a: u32,
}

fn main() {}
