//! A conversion that makes no attribute.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[derived(|op, ir| 5, materialize = |value, context| value)]
    x: i64,
}

fn main() {}
