//! O07: a result and a region of one name.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[result]
    t: AnyTensor,
    #[region]
    t: AnyRegion,
}

fn main() {}
