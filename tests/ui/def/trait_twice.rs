//! a trait twice

use ods::prelude::*;

#[dialect(name = "my")]
pub struct My;

/// X.
#[type_def(My, "x", traits(VectorElementType, VectorElementType))]
pub struct XType {
}

fn main() {}
