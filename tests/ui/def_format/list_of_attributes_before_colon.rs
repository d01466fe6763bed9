//! a `:` behind a list of attributes, and a group

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[attr_def(My, "x", format("<" $a ("=" $b^)? (":" $c^)? ">"))]
pub struct XAttr {
    a: Vec<Attribute>,
    b: Option<u32>,
    c: Option<u32>,
}

fn main() {}
