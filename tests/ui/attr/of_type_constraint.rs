//! A constraint on types.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr]
    x: Optional<I32>,
}

fn main() {}
