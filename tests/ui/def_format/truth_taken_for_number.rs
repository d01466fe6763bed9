//! `true` is a number, too

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[attr_def(My, "x", format("<" $a "true" ">"))]
pub struct XAttr {
    a: Option<u32>,
}

fn main() {}
