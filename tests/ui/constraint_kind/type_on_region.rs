//! A type constraint on a region.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[region]
    x: AnyType,
}

fn main() {}
