//! A trait about several operands, of which there is one.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(SameOperandsShape))]
pub struct AOp {
    #[operand]
    a: AnyType,
}

fn main() {}
