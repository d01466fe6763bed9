//! Another name for a property.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[property(name = "y")]
    x: i64,
}

fn main() {}
