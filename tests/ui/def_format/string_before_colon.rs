//! a `:` behind an attribute that may have a type

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[attr_def(My, "x", format("<" $a ":" $b ">"))]
pub struct XAttr {
    a: StringAttr,
    b: u32,
}

fn main() {}
