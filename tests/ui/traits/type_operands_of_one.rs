//! A trait that compares operands, of which there is one.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// An operation.
#[op(D, "a", traits(SameTypeOperands))]
pub struct AOp {
    #[operand]
    value: F32,
}

fn main() {}
