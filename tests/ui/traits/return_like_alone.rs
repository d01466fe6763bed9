//! What hands its operands on is a terminator.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// Returns.
#[op(D, "return", traits(ReturnLike))]
pub struct ReturnOp {
    #[operand]
    values: Variadic<AnyType>,
}

fn main() {}
