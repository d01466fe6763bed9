//! O15: both traits that say how long operand groups are.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(AttrSizedOperandSegments, SameVariadicOperandSize))]
pub struct AOp {
    #[operand]
    a: Variadic<AnyType>,
    #[operand]
    b: Variadic<AnyType>,
}

fn main() {}
