//! Lengths of groups for a group that has none.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand(segments = lengths)]
    a: Variadic<AnyType>,
    #[attr]
    lengths: DenseI32ArrayAttr,
}

fn main() {}
