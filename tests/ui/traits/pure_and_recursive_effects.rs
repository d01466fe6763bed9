//! Pure by itself, and as pure as what is inside.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(Pure, RecursiveMemoryEffects))]
pub struct AOp {
    #[region]
    r: AnyRegion,
}

fn main() {}
