//! Which values are constant.

use crate::entity::{Attribute, Operation, Value};
use crate::ir::Ir;
use crate::schema::{OpSchema, TraitSet};

/// What is known of the operands of an operation that is folded: MLIR's `FoldAdaptor`.
///
/// `constants.of(ir, self.lhs(ir))` is the constant that `lhs` is.
///
/// ```standalone_crate
/// # extern crate ods_core as ods;
/// # use ods::attributes::IntegerAttr;
/// # use ods::fold::{Constants, OpFoldResult};
/// # use ods::types::IntegerType;
/// # use ods::{Context, Ir, Type, Value};
/// # use ods_macros::{dialect, op};
/// # /// My dialect.
/// # #[dialect(name = "my", ops(AddOp))]
/// # pub struct My;
/// /// Adds.
/// #[op(My, "add", fold)]
/// pub struct AddOp {
///     #[operand]
///     lhs: IntegerType,
///     #[operand]
///     rhs: IntegerType,
///     #[result]
///     sum: IntegerType,
/// }
///
/// impl AddOp {
///     /// Folds `x + 0` to `x`.
///     fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult> {
///         let rhs = constants.of(ir, self.rhs(ir))?.cast::<IntegerAttr>(ir.context())?;
///         (rhs.value(ir.context()) == Some(0)).then(|| self.lhs(ir).into())
///     }
/// }
/// # fn main() {}
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Constants<'a> {
    /// By position, in place of what the operations say that define the operands.
    given: Option<&'a [Option<Attribute>]>,
    operands: &'a [Value],
}

impl<'a> Constants<'a> {
    /// What the operations say that define the operands.
    pub const fn of_operands() -> Self {
        Self { given: None, operands: &[] }
    }

    /// These, one per operand: for "what if" questions. `operands` are those of the operation.
    pub const fn given(operands: &'a [Value], constants: &'a [Option<Attribute>]) -> Self {
        Self { given: Some(constants), operands }
    }

    /// The constant that an operand is known to be.
    pub fn of(&self, ir: &Ir, operand: Value) -> Option<Attribute> {
        match self.given {
            Some(given) => {
                let position = self.operands.iter().position(|known| *known == operand)?;
                given.get(position).copied().flatten()
            }
            None => ir.constant(operand),
        }
    }

    /// The constant that the operand at `index` is known to be.
    pub fn operand(&self, ir: &Ir, op: impl Into<Operation>, index: usize) -> Option<Attribute> {
        let op = op.into();
        match self.given {
            Some(given) => given.get(index).copied().flatten(),
            None => ir.constant(ir.operand(op, index)?),
        }
    }
}

/// The name that constants' one attribute has in most dialects.
const VALUE: &str = "value";

impl Ir {
    /// The constant that a value is: that of the operation with the trait `ConstantLike` that defines it.
    ///
    /// As `m_Constant` of MLIR.
    pub fn constant(&self, value: Value) -> Option<Attribute> {
        self.constant_of(self.defining_op(value)?)
    }

    /// The constant that an operation with the trait `ConstantLike` makes: its attribute `value`, or its only one.
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
