//! Entities are not constraints: each has one that allows all.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    value: Value,
    #[attr]
    attribute: Value,
    #[region]
    body: Region,
    #[successor]
    next: Variadic<Block>,
}

fn main() {}
