//! Optional groups in a list of groups.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand(segments = lengths)]
    a: VariadicOfVariadic<Optional<AnyType>>,
    #[attr]
    lengths: DenseI32ArrayAttr,
}

fn main() {}
