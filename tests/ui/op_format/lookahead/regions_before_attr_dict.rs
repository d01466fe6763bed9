//! Regions, maybe none, right before the dictionary.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($bodies attr_dict))]
pub struct AOp {
    #[region]
    bodies: Variadic<AnyRegion>,
}

fn main() {}
