//! Folding: replacing an operation with existing or constant values, or simplifying it in place.
//!
//! The function of a definition's `fold` key is called first, then the rules of traits apply
//! ([`Involution`](crate::traits::Involution), [`Idempotent`](crate::traits::Idempotent), [`CastOpInterface`],
//! [`Commutative`](crate::traits::Commutative)). Corresponds to MLIR's `Operation::fold`.
//!
//! * this file: the input and output of folding;
//! * `constants`: known constant values; `elements`: evaluating functions over numbers on them;
//! * `apply`: applying the result to the IR.
//!
//! Invariants:
//! * A fold changes nothing but the operation itself, and only if it returns [`FoldResult::InPlace`].
//! * Results returned by [`Ir::fold`] have one entry per result; values among them have the type of the result and are
//!   not results of the operation itself.

mod apply;
mod constants;
mod elements;

pub use apply::FoldEffect;
pub use constants::Constants;
use constants::FoundConstants;
pub(crate) use constants::slot_of_constant;
pub use elements::{FoldElement, evaluate};

use smallvec::{SmallVec, smallvec};

use crate::entity::{Attribute, OpName, Operation, Value};
use crate::interfaces::CastOpInterface;
use crate::ir::operation::OperationData;
use crate::ir::{Ir, Work};
use crate::schema::{InterfaceEntry, OpSchema, TraitSet, View, find_table};

/// The value that a result folds to.
///
/// ```
/// # use ods_core as ods;
/// # use ods::fold::OpFoldResult;
/// # use ods::{Attribute, Ir, Type, Value};
/// /// Folds `x & x` to `x`.
/// fn fold_and(lhs: Value, rhs: Value) -> Option<OpFoldResult> {
///     (lhs == rhs).then(|| lhs.into())
/// }
/// # let mut ir = Ir::new(ods::Context::new().into());
/// # let block = ir.create_block();
/// # let x = ir.add_argument(block, Type::I1, ods::Location::UNKNOWN);
/// # assert_eq!(fold_and(x, x), Some(OpFoldResult::Value(x)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OpFoldResult {
    /// A constant, which the dialect's hook materializes as an operation where necessary.
    Attribute(Attribute),
    /// An existing value.
    Value(Value),
}

impl From<Value> for OpFoldResult {
    fn from(value: Value) -> Self {
        Self::Value(value)
    }
}

impl<A: View<Entity = Attribute>> From<A> for OpFoldResult {
    fn from(attribute: A) -> Self {
        Self::Attribute(attribute.entity())
    }
}

/// The result of folding an operation.
///
/// See [`Constants`] for an example of a fold function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FoldResult {
    /// The operation does not fold.
    No,
    /// The operation was changed in place.
    InPlace,
    /// The operation can be replaced, with one entry per result. Without entries, the same as [`FoldResult::InPlace`].
    Results(SmallVec<[OpFoldResult; 1]>),
}

/// A definition's fold function in the schema.
pub type FoldOp = fn(&mut Ir, Operation, &Constants<'_>) -> FoldResult;

/// The return types of the function of the `fold` key: [`FoldResult`], or an `Option` of an [`OpFoldResult`], a value
/// or an attribute; for operations with several results, an `Option` of a `Vec` of them.
#[diagnostic::on_unimplemented(
    message = "an operation cannot fold to `{Self}`",
    label = "the function `fold` of the operation returns `{Self}`",
    note = "expected `FoldResult`, or an `Option` of `OpFoldResult`, `Value`, an attribute or a `Vec` of these: \
            `fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult>`"
)]
pub trait IntoFoldResult {
    /// Converts the return value.
    fn into_fold_result(self) -> FoldResult;
}

/// The types that can be the fold result of one result.
#[diagnostic::on_unimplemented(
    message = "a result cannot fold to `{Self}`",
    label = "expected `OpFoldResult`, `Value` or an attribute"
)]
pub trait IntoOpFoldResult {
    /// Converts the value.
    fn into_op_fold_result(self) -> OpFoldResult;
}

impl IntoOpFoldResult for OpFoldResult {
    fn into_op_fold_result(self) -> OpFoldResult {
        self
    }
}

impl IntoOpFoldResult for Value {
    fn into_op_fold_result(self) -> OpFoldResult {
        OpFoldResult::Value(self)
    }
}

#[diagnostic::do_not_recommend]
impl<A: View<Entity = Attribute>> IntoOpFoldResult for A {
    fn into_op_fold_result(self) -> OpFoldResult {
        OpFoldResult::Attribute(self.entity())
    }
}

impl IntoFoldResult for FoldResult {
    fn into_fold_result(self) -> FoldResult {
        self
    }
}

#[diagnostic::do_not_recommend]
impl<T: IntoOpFoldResult> IntoFoldResult for Option<T> {
    fn into_fold_result(self) -> FoldResult {
        self.map_or(FoldResult::No, |result| FoldResult::Results(smallvec![result.into_op_fold_result()]))
    }
}

#[diagnostic::do_not_recommend]
impl<T: IntoOpFoldResult> IntoFoldResult for Option<Vec<T>> {
    fn into_fold_result(self) -> FoldResult {
        self.map_or(FoldResult::No, |all| {
            FoldResult::Results(all.into_iter().map(IntoOpFoldResult::into_op_fold_result).collect())
        })
    }
}

impl Ir {
    /// Folds the operation, using the known constants among its operands.
    ///
    /// [`Ir::try_fold`] also applies the result to the IR.
    ///
    /// The constants of a few operands are found before the fold function is called; if it changes operands, it still
    /// sees the ones from before.
    pub fn fold(&mut self, op: impl Into<Operation>) -> FoldResult {
        let op = op.into();
        let data = self.op(op);
        let (hook, rules) = self.fold_functions(data.name);
        if hook.is_none() && rules.are_none() && !self.context().has_op_models() {
            return FoldResult::No;
        }
        let mut found = FoundConstants::NONE;
        let constants = found.find(self, data);
        self.fold_by(op, hook, rules, &constants)
    }

    /// Folds the operation as if its operands had these constant values.
    pub fn fold_with(&mut self, op: impl Into<Operation>, constants: &Constants<'_>) -> FoldResult {
        let op = op.into();
        let (hook, rules) = self.fold_functions(self.name(op));
        self.fold_by(op, hook, rules, constants)
    }

    /// Returns the fold function of operations of this name, and the rules of their traits.
    #[inline]
    fn fold_functions(&self, name: OpName) -> (Option<FoldOp>, FoldRules) {
        let info = self.context().op_info(name);
        (info.schema().and_then(|schema| schema.fold), info.fold_rules())
    }

    fn fold_by(
        &mut self,
        op: Operation,
        hook: Option<FoldOp>,
        rules: FoldRules,
        constants: &Constants<'_>,
    ) -> FoldResult {
        let folded = match hook {
            Some(fold) => self.blame_panics(op, Work::Fold, |ir| fold(ir, op, constants)),
            None => FoldResult::No,
        };
        match folded {
            FoldResult::Results(results) => match self.fit_of(op, &results) {
                Fit::Fits => FoldResult::Results(results),
                // As in MLIR, returning no results, or the operation's own, means that it was changed in place.
                Fit::Own => self.fold_on(op, rules, constants),
                // Results that do not match the operation are ignored.
                Fit::Unfit => self.fold_by_traits(op, rules, constants),
            },
            FoldResult::No => self.fold_by_traits(op, rules, constants),
            FoldResult::InPlace => self.fold_on(op, rules, constants),
        }
    }

    /// Continues folding by traits an operation that its own function folded in place.
    fn fold_on(&mut self, op: Operation, rules: FoldRules, constants: &Constants<'_>) -> FoldResult {
        match self.fold_by_traits(op, rules, &constants.after_change()) {
            FoldResult::No => FoldResult::InPlace,
            folded @ (FoldResult::InPlace | FoldResult::Results(_)) => folded,
        }
    }

    /// Returns whether the results may replace the results of the operation: their number matches, and values among
    /// them have the same types and are not its own.
    fn fit_of(&self, op: Operation, results: &[OpFoldResult]) -> Fit {
        let data = self.op(op);
        if results.is_empty() {
            return Fit::Own;
        }
        if results.len() != data.num_results() as usize {
            return Fit::Unfit;
        }
        let (mut own, mut others_fit) = (0, true);
        for (result, old) in results.iter().zip(data.result_values()) {
            match *result {
                OpFoldResult::Value(value) if value == old => own += 1,
                OpFoldResult::Value(value) => others_fit &= self.may_become(op, data, old, value),
                OpFoldResult::Attribute(_) => {}
            }
        }
        match own {
            0 if others_fit => Fit::Fits,
            own if own == results.len() => Fit::Own,
            _ => Fit::Unfit,
        }
    }

    /// Returns whether the value may replace a result of the operation, whose record is `data`.
    fn may_become(&self, op: Operation, data: &OperationData, old: Value, value: Value) -> bool {
        let ty = self.values.linked(old).ty;
        self.values.try_get(value).is_some_and(|record| record.ty == ty && !self.goes_with_op(record.owner(), op, data))
    }

    /// Folds the operation by its traits, as MLIR's `foldTraits` does.
    fn fold_by_traits(&mut self, op: Operation, rules: FoldRules, constants: &Constants<'_>) -> FoldResult {
        if rules.by_repetition
            && let Some(value) = self.fold_repeated(op)
        {
            return FoldResult::Results(smallvec![value.into()]);
        }
        if (rules.as_cast || self.context().has_op_models())
            && let Some(values) = self.fold_identity_cast(op)
        {
            return FoldResult::Results(values);
        }
        if rules.by_commuting && self.constants_last(op, constants) { FoldResult::InPlace } else { FoldResult::No }
    }

    /// Folds `f(f(x))` and `f(x, x)` by the traits of `f`.
    fn fold_repeated(&self, op: Operation) -> Option<Value> {
        let schema = self.schema(op)?;
        let result = self.result_types(op).next().filter(|_| self.num_results(op) == 1)?;
        let first = self.operand(op, 0)?;
        let same_kind = |value| self.defining_op(value).filter(|inner| self.name(*inner) == self.name(op));
        let found = match self.num_operands(op) {
            1 if schema.has_trait::<crate::traits::Involution>() => self.operand(same_kind(first)?, 0),
            1 if schema.has_trait::<crate::traits::Idempotent>() => same_kind(first).map(|_| first),
            2 if schema.has_trait::<crate::traits::Idempotent>() => {
                self.operand(op, 1).filter(|second| *second == first)
            }
            _ => None,
        };
        // In a graph region, an operation may use its own result.
        found.filter(|value| self.value_type(*value) == result && !self.goes_with(*value, op))
    }

    /// Folds a cast that changes no type to its operands. Corresponds to `impl::foldCastInterfaceOp`.
    fn fold_identity_cast(&self, op: Operation) -> Option<SmallVec<[OpFoldResult; 1]>> {
        self.interface::<dyn CastOpInterface>(op)?;
        let changes_nothing = self.num_operands(op) > 0 && self.operand_types(op).eq(self.result_types(op));
        let is_own = || self.operands(op).any(|value| self.goes_with(value, op));
        (changes_nothing && !is_own()).then(|| self.operands(op).map(OpFoldResult::Value).collect())
    }

    /// Moves constant operands after the others. Returns whether any operand moved.
    fn constants_last(&mut self, op: Operation, constants: &Constants<'_>) -> bool {
        let count = self.num_operands(op);
        let is_constant = |index| constants.operand(self, op, index).is_some();
        // After the last operand there is none to move it after.
        let first = (0..count.saturating_sub(1)).find(|index| is_constant(*index));
        let moves = first.is_some_and(|first| !(first + 1..count).all(is_constant));
        if moves {
            self.move_constants(op, constants);
        }
        moves
    }

    fn move_constants(&mut self, op: Operation, constants: &Constants<'_>) {
        let operands: SmallVec<[Value; 4]> = self.operands(op).collect();
        let is_constant = |index: &usize| constants.operand(self, op, *index).is_some();
        let (constant, other): (Vec<usize>, Vec<usize>) = (0..operands.len()).partition(is_constant);
        let order: SmallVec<[Value; 4]> = other.iter().chain(&constant).map(|index| operands[*index]).collect();
        self.set_operands(op, &order);
    }
}

/// The fit of the results of a fold function to the operation.
enum Fit {
    Fits,
    /// They are empty or the operation's own.
    Own,
    Unfit,
}

/// The folding rules that the traits of an operation have.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct FoldRules {
    /// The rules of `Involution` and `Idempotent`.
    by_repetition: bool,
    /// The rule of `CastOpInterface`.
    as_cast: bool,
    /// The rule of `Commutative`.
    by_commuting: bool,
}

impl FoldRules {
    /// Returns whether there are none.
    pub(crate) fn are_none(self) -> bool {
        !(self.by_repetition || self.as_cast || self.by_commuting)
    }

    /// Returns the rules for operations of a definition with these interfaces.
    pub(crate) fn of(schema: &OpSchema, interfaces: &[InterfaceEntry]) -> Self {
        Self {
            by_repetition: schema.has_trait::<crate::traits::Involution>()
                || schema.has_trait::<crate::traits::Idempotent>(),
            as_cast: find_table::<dyn CastOpInterface>(interfaces).is_some(),
            by_commuting: schema.trait_set().contains(TraitSet::COMMUTATIVE),
        }
    }
}
