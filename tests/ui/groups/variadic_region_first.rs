//! O19: a variadic region that is not the last.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[region]
    a: Variadic<AnyRegion>,
    #[region]
    b: AnyRegion,
}

fn main() {}
