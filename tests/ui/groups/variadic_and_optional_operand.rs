//! O17: an optional and a variadic operand.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    a: Optional<AnyType>,
    #[operand]
    b: Variadic<AnyType>,
}

fn main() {}
