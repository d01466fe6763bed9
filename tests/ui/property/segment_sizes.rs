//! O39: a property with the name of the lengths of groups.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(AttrSizedOperandSegments))]
pub struct AOp {
    #[operand]
    l: Variadic<AnyType>,
    #[operand]
    r: Variadic<AnyType>,
    #[property]
    operandSegmentSizes: i32,
}

fn main() {}
