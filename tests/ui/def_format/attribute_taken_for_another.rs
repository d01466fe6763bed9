//! a parameter that is taken for an attribute

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[attr_def(My, "x", format("<" ($b^)? $a ">"))]
pub struct XAttr {
    b: Option<Attribute>,
    a: i64,
}

fn main() {}
