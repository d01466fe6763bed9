//! all parameters may be missing, and the first cannot tell

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[attr_def(My, "x", format("<" params ">"))]
pub struct XAttr {
    #[param(default = 1.0)]
    a: f64,
    #[param(default = 2)]
    b: u32,
}

fn main() {}
