//! A vector that is a tensor.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    values: Variadic<ConfinedType<AnyTensor, VectorOfAnyRankOf<F32>>>,
}

fn main() {}
