//! F28: a region, and all of them.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($body regions attr_dict))]
pub struct AOp {
    #[region]
    body: AnyRegion,
}

fn main() {}
