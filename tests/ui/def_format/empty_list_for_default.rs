//! an empty list that is taken for the default

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[attr_def(My, "x", format("<" $a ">"))]
pub struct XAttr {
    #[param(default = vec![1])]
    a: Vec<u32>,
}

fn main() {}
