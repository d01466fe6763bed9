//! FA6: a region twice.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($body $body attr_dict))]
pub struct AOp {
    #[region]
    body: AnyRegion,
}

fn main() {}
