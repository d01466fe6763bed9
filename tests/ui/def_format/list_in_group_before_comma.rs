//! a comma behind a group that ends with a list

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[attr_def(My, "x", format("<" ("x" $a^)? "," $b ">"))]
pub struct XAttr {
    a: Option<Vec<u32>>,
    b: u32,
}

fn main() {}
