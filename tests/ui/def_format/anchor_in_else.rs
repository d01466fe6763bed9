//! an anchor where the group is missing

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" ("x" $a^) : ("y"^)? ">"))]
pub struct XType {
    a: Option<u32>,
}

fn main() {}
