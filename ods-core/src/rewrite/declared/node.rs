//! Left sides as data.

use crate::schema::OpSchema;

/// An operation of a left side.
#[derive(Clone, Copy, Debug)]
pub struct OpNode {
    /// The definition.
    pub op: fn() -> &'static OpSchema,
    /// The operands that must be defined in a certain way; others may be anything.
    pub operands: &'static [OperandNode],
    /// Whether a commutative operation matches only with its operands in the order given.
    pub ordered: bool,
}

/// An operand of a left side.
#[derive(Clone, Copy, Debug)]
pub struct OperandNode {
    /// The operand group.
    pub group: usize,
    /// The position in the group.
    pub element: usize,
    /// The way in which the operand is defined.
    pub wanted: Wanted,
}

/// A way in which an operand is defined.
#[derive(Clone, Copy, Debug)]
pub enum Wanted {
    /// By such an operation: as the result with this number, or as any result.
    Op(&'static OpNode, Option<usize>),
    /// By a constant.
    Constant,
}
