//! O10: a region and a successor of one name.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(Terminator))]
pub struct AOp {
    #[region]
    t: AnyRegion,
    #[successor]
    t: AnySuccessor,
}

fn main() {}
