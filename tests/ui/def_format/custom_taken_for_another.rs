//! what nobody knows behind a group that may be missing

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[attr_def(My, "x", format("<" ($a^)? custom<foo>($b) ">"))]
pub struct XAttr {
    a: Option<u32>,
    b: u32,
}

fn main() {}
