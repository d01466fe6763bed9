//! F9F: a group with a property that is always there.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(($count^)? attr_dict))]
pub struct AOp {
    #[property]
    count: i64,
}

fn main() {}
