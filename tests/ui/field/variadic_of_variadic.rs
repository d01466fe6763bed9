//! O30, O33: `VariadicOfVariadic`

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    x: Variadic<Variadic<AnyType>>,
}

fn main() {}
