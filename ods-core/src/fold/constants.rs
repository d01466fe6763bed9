//! Constant values.

use crate::entity::{Attribute, Operation, Value};
use crate::ir::Ir;
use crate::schema::{OpSchema, TraitSet};

/// The known constants among the operands of a folded operation: MLIR's `FoldAdaptor`.
///
/// `constants.of(ir, self.lhs(ir))` is the constant value of `lhs`, if known.
#[derive(Clone, Copy, Debug)]
pub struct Constants<'a> {
    /// The constants by position, which override the operands' defining operations.
    given: Option<&'a [Option<Attribute>]>,
    operands: &'a [Value],
}

impl<'a> Constants<'a> {
    /// Returns the constants given by the operands' defining operations.
    pub const fn of_operands() -> Self {
        Self { given: None, operands: &[] }
    }

    /// Returns explicit constants, one per operand, for hypothetical queries. `operands` are those of the operation.
    pub const fn given(operands: &'a [Value], constants: &'a [Option<Attribute>]) -> Self {
        Self { given: Some(constants), operands }
    }

    /// Returns the constant value of an operand, if known.
    pub fn of(&self, ir: &Ir, operand: Value) -> Option<Attribute> {
        match self.given {
            Some(given) => {
                let position = self.operands.iter().position(|known| *known == operand)?;
                given.get(position).copied().flatten()
            }
            None => ir.constant(operand),
        }
    }

    /// Returns the constant value of the operand at `index`, if known.
    pub fn operand(&self, ir: &Ir, op: impl Into<Operation>, index: usize) -> Option<Attribute> {
        let op = op.into();
        match self.given {
            Some(given) => given.get(index).copied().flatten(),
            None => ir.constant(ir.operand(op, index)?),
        }
    }
}

/// The usual name of the only attribute of constants.
const VALUE: &str = "value";

impl Ir {
    /// Returns the constant value of a result of an operation with the trait `ConstantLike`.
    ///
    /// Corresponds to MLIR's `m_Constant`.
    pub fn constant(&self, value: Value) -> Option<Attribute> {
        self.constant_of(self.defining_op(value)?)
    }

    /// Returns the constant of an operation with the trait `ConstantLike`: its attribute `value`, or its only one.
    pub fn constant_of(&self, op: impl Into<Operation>) -> Option<Attribute> {
        let op = op.into();
        if !self.has_traits(op, TraitSet::CONSTANT_LIKE) {
            return None;
        }
        self.inherent(op, slot_of_constant(self.schema(op)?)?)
    }
}

fn slot_of_constant(schema: &OpSchema) -> Option<usize> {
    schema.attribute_index(VALUE).or_else(|| (schema.attributes.len() == 1).then_some(0))
}
