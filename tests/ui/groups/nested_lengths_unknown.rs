//! O33: the lengths are no field.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand(segments = lengths)]
    a: VariadicOfVariadic<AnyType>,
    #[attr]
    length: DenseI32ArrayAttr,
}

fn main() {}
