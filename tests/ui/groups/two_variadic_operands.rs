//! O17: two operand groups of variable length.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    a: Variadic<AnyType>,
    #[operand]
    b: Variadic<AnyType>,
}

fn main() {}
