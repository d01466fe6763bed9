//! A constant with a default.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[property(constant = 5, default = 6)]
    x: i64,
}

fn main() {}
