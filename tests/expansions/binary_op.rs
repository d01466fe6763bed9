//! The typical operation that expansions are measured by: 2 operands, 1 result, 2 attributes (one with a default), 2
//! traits.

/// Integer addition.
#[op(Arith, "addi", traits(Pure, Commutative))]
pub struct AddIOp {
    #[operand]
    lhs: SignlessIntegerOrIndexLike,
    #[operand]
    rhs: SignlessIntegerOrIndexLike,
    #[attr]
    width: I32Attr,
    #[attr(default = true)]
    wraps: BoolProperty,
    #[result]
    result: SignlessIntegerOrIndexLike,
}
