//! Constant values.

use crate::entity::{Attribute, Operation, Value};
use crate::ir::operation::OperationData;
use crate::ir::{Ir, ValueOwner};
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
    source: Source<'a>,
}

#[derive(Clone, Copy, Debug)]
enum Source<'a> {
    /// The operations that define the operands.
    Definitions,
    /// The constants that [`FoundConstants`] found there, by position.
    Found(&'a [(Value, Option<Attribute>)]),
    /// Constants by position, which override the definitions, and the operands.
    Given(&'a [Option<Attribute>], &'a [Value]),
}

impl<'a> Constants<'a> {
    /// Returns the constants given by the operands' defining operations.
    pub const fn of_operands() -> Self {
        Self { source: Source::Definitions }
    }

    /// Returns explicit constants, one per operand, for hypothetical queries. `operands` are the operands of the
    /// operation.
    pub const fn given(operands: &'a [Value], constants: &'a [Option<Attribute>]) -> Self {
        Self { source: Source::Given(constants, operands) }
    }

    /// Returns these constants for the operation after a change, which may have other operands now.
    pub(super) fn after_change(&self) -> Self {
        match self.source {
            Source::Definitions | Source::Found(_) => Self::of_operands(),
            Source::Given(..) => *self,
        }
    }

    /// Returns the constant value of an operand, if known.
    pub fn of(&self, ir: &Ir, operand: Value) -> Option<Attribute> {
        match self.source {
            Source::Definitions => ir.constant(operand),
            Source::Found(found) => match found.iter().find(|(known, _)| *known == operand) {
                Some((_, constant)) => *constant,
                None => ir.constant(operand),
            },
            Source::Given(constants, operands) => {
                let position = operands.iter().position(|known| *known == operand)?;
                constants.get(position).copied().flatten()
            }
        }
    }

    /// Returns the constant value of the operand at `index`, if known.
    #[inline]
    pub fn operand(&self, ir: &Ir, op: impl Into<Operation>, index: usize) -> Option<Attribute> {
        self.operand_of(ir, op.into(), index)
    }

    /// Does the work of [`Constants::operand`], which is compiled for each operation.
    fn operand_of(&self, ir: &Ir, op: Operation, index: usize) -> Option<Attribute> {
        match self.source {
            Source::Definitions => ir.constant(ir.operand(op, index)?),
            Source::Found(found) => found.get(index)?.1,
            Source::Given(constants, _) => constants.get(index).copied().flatten(),
        }
    }
}

/// The number of operands up to which their constants are found before folding.
const FEW: usize = 4;

/// A few operands with the constants that their defining operations give, found once.
pub(super) struct FoundConstants {
    operands: [(Value, Option<Attribute>); FEW],
}

impl FoundConstants {
    pub(super) const NONE: Self = Self { operands: [(Value::ANY, None); FEW] };

    /// Finds the constants of an operation's operands, if there are few.
    #[inline]
    pub(super) fn find(&mut self, ir: &Ir, data: &OperationData) -> Constants<'_> {
        let slots = ir.operands.slice(data.operands, data.num_operands);
        let Some(operands) = self.operands.get_mut(..slots.len()) else { return Constants::of_operands() };
        for (slot, operand) in slots.iter().zip(&mut *operands) {
            let constant = ir.values.try_get(slot.value).and_then(|value| ir.constant_owned_by(value.owner()));
            *operand = (slot.value, constant);
        }
        Constants { source: Source::Found(operands) }
    }
}

/// The usual name of the only attribute of constants.
const VALUE: &str = "value";

impl Ir {
    /// Returns the constant value of a result of an operation with the trait `ConstantLike`.
    ///
    /// Corresponds to MLIR's `m_Constant`.
    pub fn constant(&self, value: Value) -> Option<Attribute> {
        self.constant_owned_by(self.value_owner(value))
    }

    /// Returns the constant value of the results of this owner.
    #[inline]
    fn constant_owned_by(&self, owner: ValueOwner) -> Option<Attribute> {
        self.constant_in(self.ops.linked(owner.op()?))
    }

    #[inline]
    fn constant_in(&self, data: &OperationData) -> Option<Attribute> {
        let slot = self.context().op_info(data.name).constant_slot()?;
        self.inherent_in(data, slot as usize)
    }

    /// Returns the constant of an operation with the trait `ConstantLike`: its attribute `value`, or its only one.
    pub fn constant_of(&self, op: impl Into<Operation>) -> Option<Attribute> {
        self.constant_in(self.op(op.into()))
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
