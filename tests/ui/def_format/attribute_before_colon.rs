//! a `:` behind an attribute, whose type it would begin

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[attr_def(My, "x", format("<" $a ":" $b ">"))]
pub struct XAttr {
    a: Attribute,
    b: i64,
}

fn main() {}
