//! O13: segments where one group suffices.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(AttrSizedOperandSegments))]
pub struct AOp {
    #[operand]
    a: Variadic<AnyType>,
}

fn main() {}
