//! A default of an attribute whose constraint is about types.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr(default = 1)]
    x: I32,
}

fn main() {}
