//! FA7: the type of a region.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(type($body) attr_dict_with_keyword $body))]
pub struct AOp {
    #[region]
    body: AnyRegion,
}

fn main() {}
