//! Two traits of which one says the other.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(SameTypeOperands, SameOperandsAndResultType))]
pub struct AOp {
    #[operand]
    a: AnyType,
    #[operand]
    b: AnyType,
    #[result]
    c: AnyType,
}

fn main() {}
