//! nothing tells types apart

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" ("x" $a^)? ">"))]
pub struct XType {
    #[param(mutable)]
    a: u32,
}

fn main() {}
