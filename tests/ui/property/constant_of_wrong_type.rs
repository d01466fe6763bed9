//! A constant of the wrong type.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[property(constant = 1.5)]
    x: i64,
}

fn main() {}
