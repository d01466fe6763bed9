//! A property that is never missing, and may be.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[property(default = 5)]
    x: Optional<i64>,
}

fn main() {}
