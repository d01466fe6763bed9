//! a parameter that is called as a function

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" $get ">"))]
pub struct XType {
    get: u32,
}

fn main() {}
