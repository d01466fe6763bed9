//! An optional region.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[region]
    body: Optional<AnyRegion>,
}

fn main() {}
