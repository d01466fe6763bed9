//! A wrong constraint of an attribute with every kind of accessor is one error.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr]
    x: Optional<bool>,
}

fn main() {}
