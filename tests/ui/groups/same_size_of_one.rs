//! A length for one group only.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(SameVariadicOperandSize))]
pub struct AOp {
    #[operand]
    a: Variadic<AnyType>,
    #[operand]
    b: AnyType,
}

fn main() {}
