//! a key of a parameter with a slip

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" $a ">"))]
pub struct XType {
    #[param(defualt = 3)]
    a: u32,
}

fn main() {}
