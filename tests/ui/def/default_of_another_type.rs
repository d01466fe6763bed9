//! a default of another type

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" ("x" $a^)? ">"))]
pub struct XType {
    #[param(default = "three")]
    a: u32,
}

fn main() {}
