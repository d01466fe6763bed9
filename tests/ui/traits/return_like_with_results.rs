//! What leaves a region makes nothing.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// Returns.
#[op(D, "return", traits(Terminator, ReturnLike))]
pub struct ReturnOp {
    #[operand]
    values: Variadic<AnyType>,
    #[result]
    same: Variadic<AnyType>,
}

fn main() {}
