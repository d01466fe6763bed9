//! a parameter of several in a group that cannot tell whether it is there

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[attr_def(My, "x", format("<" ("x" $a^ ":" $b)? ">"))]
pub struct XAttr {
    a: Option<u32>,
    b: Option<f64>,
}

fn main() {}
