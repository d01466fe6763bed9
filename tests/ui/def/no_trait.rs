//! a trait that is none

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", traits(String))]
pub struct XType {
}

fn main() {}
