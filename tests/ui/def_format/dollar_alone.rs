//! a dollar without a name

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", format("<" $ ">"))]
pub struct XType {
    a: u32,
}

fn main() {}
