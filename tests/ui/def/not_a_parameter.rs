//! D10: a type that cannot be a parameter

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" $a ">"))]
pub struct XType {
    a: std::cell::Cell<u32>,
}

fn main() {}
