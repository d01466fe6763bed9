//! Words for a demand that is not there.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[property(summary = "positive")]
    x: i64,
}

fn main() {}
