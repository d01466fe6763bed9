//! The lengths are 64-bit integers.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand(segments = lengths)]
    a: VariadicOfVariadic<AnyType>,
    #[attr]
    lengths: DenseI64ArrayAttr,
}

fn main() {}
