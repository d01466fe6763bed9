//! FAA: the type of a property.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($count type($count) attr_dict))]
pub struct AOp {
    #[property]
    count: i64,
}

fn main() {}
