//! F30: a region right behind the dictionary of attributes.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(attr_dict $body))]
pub struct AOp {
    #[region]
    body: AnyRegion,
}

fn main() {}
