//! T09: a parameter after `params`

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" params $v0 ">"))]
pub struct XType {
    v0: u32,
}

fn main() {}
