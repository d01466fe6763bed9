//! F8B: a clause with all regions.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(oilist("a" regions) attr_dict))]
pub struct AOp {
    #[region]
    body: AnyRegion,
}

fn main() {}
