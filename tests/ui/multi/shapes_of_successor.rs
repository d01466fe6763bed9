//! `AllShapesMatch` with a successor.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(Terminator, AllShapesMatch(a, next)))]
pub struct AOp {
    #[operand]
    a: AnyType,
    #[operand]
    b: AnyType,
    #[successor]
    next: AnySuccessor,
}

fn main() {}
