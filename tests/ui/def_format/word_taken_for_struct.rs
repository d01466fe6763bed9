//! a word that is taken for a name in a `struct`

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[attr_def(My, "x", format("<" struct($a) "x" ">"))]
pub struct XAttr {
    a: Option<u32>,
}

fn main() {}
