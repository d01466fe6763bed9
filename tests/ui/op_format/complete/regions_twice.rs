//! F27: all regions twice.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(regions regions attr_dict))]
pub struct AOp {
    #[region]
    body: AnyRegion,
}

fn main() {}
