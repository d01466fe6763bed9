//! two groups that begin alike

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[attr_def(My, "x", format("<" ("x" $a^)? ("x" $b^)? ">"))]
pub struct XAttr {
    a: Option<u32>,
    b: Option<u32>,
}

fn main() {}
