//! An option that there is not.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[derived(|op, ir| 5, name = "x")]
    x: i64,
}

fn main() {}
