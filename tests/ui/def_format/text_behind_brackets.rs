//! text behind the first angle brackets

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[attr_def(My, "x", format("<" $a ">" "<" $b ">"))]
pub struct XAttr {
    a: i64,
    b: i64,
}

fn main() {}
