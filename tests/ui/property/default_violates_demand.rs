//! A default that does not satisfy the demand.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[property(default = 0, is = |value| value > 0 && value < 10)]
    x: u32,
}

fn main() {}
