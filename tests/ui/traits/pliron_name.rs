//! A name that MLIR's C++ has.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(IsTerminator))]
pub struct AOp {}

fn main() {}
