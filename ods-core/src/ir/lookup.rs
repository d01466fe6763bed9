//! Finding operations by kind, constants by value, and what drivers ask.

use crate::attributes::{FloatAttr, IntegerAttr};
use crate::entity::{Block, OpName, Operation, Value};
use crate::schema::Op;

use super::Ir;

impl Ir {
    /// Returns the operation of kind `T` that the value is a result of; `None` if it is the result of another kind or a
    /// block argument.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::builtin::{ModuleOp, UnrealizedConversionCastOp};
    /// # use ods::{Context, Ir, Type};
    /// # fn main() -> ods::Result {
    /// # let mut ir = Ir::new(Context::new().into());
    /// let mut b = ir.builder();
    /// let number = b.value(UnrealizedConversionCastOp::new([], [Type::I32]))?;
    /// let index = b.value(UnrealizedConversionCastOp::new([number], [Type::INDEX]))?;
    /// let cast = ir.defining::<UnrealizedConversionCastOp>(index).expect("it is a cast");
    /// assert_eq!(cast.inputs(&ir)[..], [number]);
    /// assert!(ir.defining::<ModuleOp>(index).is_none());
    /// # Ok(())
    /// # }
    /// ```
    #[inline]
    #[track_caller]
    pub fn defining<T: Op>(&self, value: Value) -> Option<T> {
        self.cast(self.defining_op(value)?)
    }

    /// Returns the operations of kind `T` among `root` and the operations inside it, in pre-order.
    ///
    /// Collect them before changing the IR.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::builtin::ModuleOp;
    /// # use ods::{Context, Ir};
    /// # fn main() -> ods::Result {
    /// # let mut ir = Ir::new(Context::new().into());
    /// let outer = ir.builder().insert(ModuleOp::new())?;
    /// let inner = outer.body_builder(&mut ir).insert(ModuleOp::new())?;
    /// assert!(ir.ops_of::<ModuleOp>(outer).eq([outer, inner]));
    /// # Ok(())
    /// # }
    /// ```
    #[track_caller]
    pub fn ops_of<T: Op>(&self, root: impl Into<Operation>) -> impl Iterator<Item = T> + '_ {
        self.walk_pre(root.into()).filter_map(|op| self.cast(op))
    }

    /// Returns the result of an operation that has exactly one.
    #[inline]
    #[track_caller]
    pub fn only_result(&self, op: impl Into<Operation>) -> Option<Value> {
        let data = self.op(op.into());
        if data.num_results() == 1 { data.results } else { None }
    }

    /// Returns the integer value of a constant of an integer type or `index`, if it fits.
    ///
    /// Zero-extends unsigned types and sign-extends others, as [`IntegerAttr::value`] does.
    #[track_caller]
    pub fn constant_int(&self, value: Value) -> Option<i64> {
        self.constant(value)?.cast::<IntegerAttr>(self.context())?.value(self.context())
    }

    /// Returns the value of a floating-point constant, rounded if it has more digits than `f64`.
    #[track_caller]
    pub fn constant_float(&self, value: Value) -> Option<f64> {
        Some(self.constant(value)?.cast::<FloatAttr>(self.context())?.value(self.context()).to_f64())
    }

    /// Returns the block that contains the operation; `None` also if the handle is stale.
    #[doc(hidden)]
    #[inline]
    pub fn block_if_live(&self, op: Operation) -> Option<Block> {
        self.ops.try_get(op)?.block
    }

    /// Returns the name of the operation that defines the operand at `index`.
    #[doc(hidden)]
    #[inline]
    #[track_caller]
    pub fn operand_definition(&self, op: Operation, index: usize) -> Option<OpName> {
        let slot = self.operand_slots(op).get(index)?;
        let definition = self.value(slot.value).owner().op()?;
        Some(self.ops.linked(definition).name)
    }
}
