//! a number that is taken for what may be missing, behind another group

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[attr_def(My, "x", format("<" ($b^)? ("x" $c^)? $a ">"))]
pub struct XAttr {
    b: Option<bool>,
    c: Option<String>,
    a: i64,
}

fn main() {}
