//! an arrow that is none

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[attr_def(My, "x", format("<" $a "-" ">"))]
pub struct XAttr {
    a: i64,
}

fn main() {}
