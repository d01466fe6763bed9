//! A demand in quotes.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[property(is = "value > 0")]
    x: i64,
}

fn main() {}
