//! FB0: a region that the format lacks.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(attr_dict))]
pub struct AOp {
    #[region]
    body: AnyRegion,
}

fn main() {}
