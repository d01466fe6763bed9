//! The lengths are a property.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand(segments = lengths)]
    a: VariadicOfVariadic<AnyType>,
    #[property]
    lengths: Vec<i32>,
}

fn main() {}
