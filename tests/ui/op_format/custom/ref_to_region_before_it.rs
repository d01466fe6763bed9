//! F62: a reference to a region, which is nowhere.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(custom<one>(ref($body)) attr_dict))]
pub struct AOp {
    #[region]
    body: AnyRegion,
}

fn main() {}
