//! a mutable parameter with a default

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" $n ("x" $a^)? ">"))]
pub struct XType {
    n: u32,
    #[param(mutable, default = 3)]
    a: u32,
}

fn main() {}
