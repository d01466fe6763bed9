//! An effect on a region.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// An operation.
#[op(D, "a")]
pub struct AOp {
    #[region(effects(MemRead))]
    a: AnyRegion,
}

fn main() {}
