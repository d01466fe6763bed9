//! a group that begins with `<` behind an attribute

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[attr_def(My, "x", format("<" $a ("<" $b^ ">")? ">"))]
pub struct XAttr {
    a: Attribute,
    b: Option<i64>,
}

fn main() {}
