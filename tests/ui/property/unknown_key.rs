//! An unknown option.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[property(deflaut = 5)]
    x: i64,
}

fn main() {}
