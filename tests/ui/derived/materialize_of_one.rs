//! A conversion that is not told the context.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[derived(|op, ir| 5, materialize = |value| value)]
    x: i64,
}

fn main() {}
