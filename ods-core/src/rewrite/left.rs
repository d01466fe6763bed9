//! Left sides of declared patterns, as data.

use crate::schema::{Op, OpSchema};

/// Returns the definition of an operation, for data that must not refer to it before it is needed.
pub fn schema_of<O: Op>() -> &'static OpSchema {
    O::SCHEMA
}

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
    /// In the same way, and the operand is the only use of the result.
    SingleUse(&'static OpNode, Option<usize>),
    /// By a constant.
    Constant,
}
