//! O39: an attribute of a name that MLIR keeps for itself.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    values: Variadic<AnyType>,
    #[attr(name = "operandSegmentSizes")]
    sizes: DenseI32ArrayAttr,
}

fn main() {}
