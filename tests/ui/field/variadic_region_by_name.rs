//! TableGen's `VariadicRegion`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[region]
    bodies: VariadicRegion<AnyRegion>,
}

fn main() {}
