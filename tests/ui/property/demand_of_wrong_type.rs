//! A demand that is no truth value.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[property(is = |value| value + 1)]
    x: i64,
}

fn main() {}
