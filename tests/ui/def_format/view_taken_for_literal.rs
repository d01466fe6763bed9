//! a parameter that is taken for a group

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[attr_def(My, "x", format("<" ("[" $b^ "]")? $a ">"))]
pub struct XAttr {
    b: Option<u32>,
    a: ArrayAttr,
}

fn main() {}
