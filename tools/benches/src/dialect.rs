//! The operation that no standard dialect has: one with a property. All others come from `arith` and `func`.

use ods::prelude::*;

/// The dialect of operations that are measured besides the standard dialects.
#[dialect(name = "bench", ops(FlaggedOp))]
pub struct Bench;

/// An addition with a property.
#[op(Bench, "flagged", traits(Pure, SameOperandsAndResultType))]
pub struct FlaggedOp {
    #[operand]
    lhs: SignlessIntegerOrIndexLike,
    #[operand]
    rhs: SignlessIntegerOrIndexLike,
    #[property(default = 0)]
    overflow: u32,
    #[result]
    result: SignlessIntegerOrIndexLike,
}
