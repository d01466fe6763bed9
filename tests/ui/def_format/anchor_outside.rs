//! an anchor outside of a group

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" $a^ ">"))]
pub struct XType {
    a: u32,
}

fn main() {}
