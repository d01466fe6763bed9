//! Constant values.

use crate::entity::{Attribute, Operation, Value};
use crate::ir::Ir;
use crate::schema::{OpSchema, TraitSet};

/// The known constants among the operands of a folded operation: MLIR's `FoldAdaptor`.
///
/// `constants.of(ir, self.lhs(ir))` is the constant value of `lhs`, if known.
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
    /// The constants by position, which override the operands' defining operations.
    given: Option<&'a [Option<Attribute>]>,
    operands: &'a [Value],
}

impl<'a> Constants<'a> {
    /// Returns the constants given by the operands' defining operations.
    pub const fn of_operands() -> Self {
        Self { given: None, operands: &[] }
    }

    /// Returns explicit constants, one per operand, for hypothetical queries. `operands` are the operands of the
    /// operation.
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
        self.operand_of(ir, op.into(), index)
    }

    /// Does the work of [`Constants::operand`], which is compiled for each operation.
    fn operand_of(&self, ir: &Ir, op: Operation, index: usize) -> Option<Attribute> {
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
        let slot = self.op_info(op).constant_slot()?;
        self.inherent(op, slot as usize)
    }
}

/// Returns the slot of the attribute with the value, for definitions with the trait `ConstantLike`.
pub(crate) fn slot_of_constant(schema: &OpSchema) -> Option<u32> {
    if !schema.trait_set().contains(TraitSet::CONSTANT_LIKE) {
        return None;
    }
    let slot = schema.attribute_index(VALUE).or_else(|| (schema.attributes.len() == 1).then_some(0));
    slot.and_then(|slot| u32::try_from(slot).ok())
}
