//! two lists of options of one parameter

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" $a ">"))]
pub struct XType {
    #[param(default = 1)]
    #[param(is = AnyType)]
    a: u32,
}

fn main() {}
