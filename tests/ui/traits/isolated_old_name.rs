//! The name of MLIR's C++ class.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(IsIsolatedFromAbove))]
pub struct AOp {
    #[region]
    r: AnyRegion,
}

fn main() {}
