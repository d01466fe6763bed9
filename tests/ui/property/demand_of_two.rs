//! A demand on two values.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[property(is = |a, b| a > b)]
    x: i64,
}

fn main() {}
