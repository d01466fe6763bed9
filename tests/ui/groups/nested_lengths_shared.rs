//! Two lists of groups share their lengths.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(AttrSizedOperandSegments))]
pub struct AOp {
    #[operand(segments = lengths)]
    a: VariadicOfVariadic<AnyType>,
    #[operand(segments = lengths)]
    b: VariadicOfVariadic<AnyType>,
    #[attr]
    lengths: DenseI32ArrayAttr,
}

fn main() {}
