//! Clauses of an `oilist` as arguments, words that are one literal, and a format that is a string.

use ods::prelude::*;

/// Tests.
#[dialect(name = "d", ops(AOp, BOp, COp))]
pub struct D;

/// An op.
#[op(D, "a", format(oilist("a" $a, "b" $b) attr_dict))]
pub struct AOp {
    #[attr]
    a: Optional<I64Attr>,
    #[attr]
    b: Optional<I64Attr>,
}

/// An op.
#[op(D, "b", format("at once" attr_dict))]
pub struct BOp {}

/// An op.
#[op(D, "c", format = "$x attr-dict")]
pub struct COp {
    #[operand]
    x: Index,
}

fn main() {}
