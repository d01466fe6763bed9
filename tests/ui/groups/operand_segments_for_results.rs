//! The trait of operands for result groups.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(AttrSizedOperandSegments))]
pub struct AOp {
    #[result]
    a: Variadic<AnyType>,
    #[result]
    b: Variadic<AnyType>,
}

fn main() {}
