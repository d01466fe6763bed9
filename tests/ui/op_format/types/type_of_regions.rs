//! F29: types of regions.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(type(regions) attr_dict))]
pub struct AOp {
    #[region]
    body: AnyRegion,
}

fn main() {}
