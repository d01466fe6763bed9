//! MLIR's trait of mutable types

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", traits(MutableType))]
pub struct XType {
}

fn main() {}
