//! Algebra: statements for folders and passes, with nothing to verify.

use crate::schema::{Need, TraitSet};

op_trait! {
    /// The operands are interchangeable.
    Commutative, TraitSet::COMMUTATIVE, Op, None; needing [Need::TwoOperands]
}
op_trait! {
    /// `f(f(x)) == f(x)`, and `f(x, x) == x` for two operands.
    Idempotent; needing [Need::Result]
}
op_trait! {
    /// `f(f(x)) == x`.
    Involution; needing [Need::Result]
}
op_trait! {
    /// No operands, and a result that folds to an attribute.
    ConstantLike, TraitSet::CONSTANT_LIKE, Op, None; needing [Need::Result]
}
