//! a key with a slip

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", verfy)]
pub struct XType {
}

fn main() {}
