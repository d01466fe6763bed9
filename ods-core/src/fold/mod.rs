//! Folding: replacing an operation by values that exist or are constant, or simplifying it in place.
//!
//! A definition with the `fold` key has a function that is asked first; then the traits that know a rule are
//! ([`Involution`](crate::traits::Involution), [`Idempotent`](crate::traits::Idempotent), [`CastOpInterface`],
//! [`Commutative`](crate::traits::Commutative)). As `Operation::fold` of MLIR.
//!
//! * this file: what a fold is asked and what it answers;
//! * `constants`: which values are known to be constant;
//! * `apply`: putting the answer into the IR.
//!
//! Invariants:
//! * A fold changes nothing but the operation that it is asked of, and that only where it answers [`FoldResult::InPlace`].
//! * What [`Ir::fold`] answers has one entry per result, and values in it have the type of the result and are no results
//!   of the operation itself.

mod apply;
mod constants;

pub use apply::FoldEffect;
pub use constants::Constants;

use smallvec::{SmallVec, smallvec};

use crate::entity::{Attribute, Operation, Value};
use crate::interfaces::CastOpInterface;
use crate::ir::Ir;
use crate::schema::{TraitSet, View};

/// What a result folds to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OpFoldResult {
    /// A constant; the dialect's hook makes an operation of it where one is needed.
    Attribute(Attribute),
    /// A value that exists.
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

/// What folding came to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FoldResult {
    /// Nothing: the operation stays as it is.
    No,
    /// The operation was changed, and stays.
    InPlace,
    /// One entry per result: the operation can go. Without entries, as [`FoldResult::InPlace`].
    Results(SmallVec<[OpFoldResult; 1]>),
}

/// A definition's fold function, as the schema has it.
pub type FoldOp = fn(&mut Ir, Operation, &Constants<'_>) -> FoldResult;

/// What the function of the `fold` key may return: [`FoldResult`], or an `Option` of [`OpFoldResult`], a value or an
/// attribute; for operations with several results, of a `Vec` of them.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is nothing that an operation folds to",
    label = "the function `fold` of the operation returns `{Self}`",
    note = "expected `FoldResult`, or an `Option` of `OpFoldResult`, `Value`, an attribute or a `Vec` of these: \
            `fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult>`"
)]
pub trait IntoFoldResult {
    /// The outcome.
    fn into_fold_result(self) -> FoldResult;
}

/// What one result may fold to.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is nothing that a result folds to",
    label = "expected `OpFoldResult`, `Value` or an attribute"
)]
pub trait IntoOpFoldResult {
    /// The result.
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
    /// Folds the operation, with what its operands are known to be.
    ///
    /// [`Ir::try_fold`] also puts the outcome into the IR.
    pub fn fold(&mut self, op: impl Into<Operation>) -> FoldResult {
        self.fold_with(op.into(), &Constants::of_operands())
    }

    /// Folds the operation as if its operands were these constants.
    pub fn fold_with(&mut self, op: impl Into<Operation>, constants: &Constants<'_>) -> FoldResult {
        let op = op.into();
        let hook = self.schema(op).and_then(|schema| schema.fold);
        match hook.map_or(FoldResult::No, |fold| fold(self, op, constants)) {
            // As in MLIR: an answer of no results, or of the operation's own, says that it was changed in place.
            FoldResult::Results(results) if self.are_own_results(op, &results) => self.fold_on(op, constants),
            FoldResult::Results(results) if self.may_become(op, &results) => FoldResult::Results(results),
            // A fold that answers with the wrong results has answered nothing.
            FoldResult::Results(_) | FoldResult::No => self.fold_by_traits(op, constants),
            FoldResult::InPlace => self.fold_on(op, constants),
        }
    }

    /// What comes of an operation that its own function folded in place.
    fn fold_on(&mut self, op: Operation, constants: &Constants<'_>) -> FoldResult {
        match self.fold_by_traits(op, constants) {
            FoldResult::No => FoldResult::InPlace,
            folded => folded,
        }
    }

    /// Returns whether the results are none, or those that the operation has anyway.
    fn are_own_results(&self, op: Operation, results: &[OpFoldResult]) -> bool {
        results.is_empty() || results.iter().copied().eq(self.results(op).map(OpFoldResult::Value))
    }

    /// Whether the results may stand for those of the operation: as many, and values of others with the same types.
    fn may_become(&self, op: Operation, results: &[OpFoldResult]) -> bool {
        let fits = |(result, ty)| match result {
            &OpFoldResult::Value(value) => {
                self.contains_value(value) && self.value_type(value) == ty && !self.goes_with(value, op)
            }
            OpFoldResult::Attribute(_) => true,
        };
        results.len() == self.num_results(op) && results.iter().zip(self.result_types(op)).all(fits)
    }

    /// As `foldTraits` of MLIR.
    fn fold_by_traits(&mut self, op: Operation, constants: &Constants<'_>) -> FoldResult {
        if let Some(value) = self.fold_repeated(op) {
            return FoldResult::Results(smallvec![value.into()]);
        }
        if let Some(values) = self.fold_identity_cast(op) {
            return FoldResult::Results(values);
        }
        let commutes = self.has_traits(op, TraitSet::COMMUTATIVE) && self.num_operands(op) > 1;
        if commutes && self.constants_last(op, constants) { FoldResult::InPlace } else { FoldResult::No }
    }

    /// `f(f(x))`, and `f(x, x)`, where a trait says what they are.
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
        // In a graph region, an operation may be its own operand.
        found.filter(|value| self.value_type(*value) == result && !self.goes_with(*value, op))
    }

    /// A cast whose results have the types of its operands, one by one, is its operands. As `impl::foldCastInterfaceOp`.
    fn fold_identity_cast(&self, op: Operation) -> Option<SmallVec<[OpFoldResult; 1]>> {
        self.interface::<dyn CastOpInterface>(op)?;
        let changes_nothing = self.num_operands(op) > 0 && self.operand_types(op).eq(self.result_types(op));
        let is_own = || self.operands(op).any(|value| self.goes_with(value, op));
        (changes_nothing && !is_own()).then(|| self.operands(op).map(OpFoldResult::Value).collect())
    }

    /// Moves constant operands behind the others; whether any was not there.
    fn constants_last(&mut self, op: Operation, constants: &Constants<'_>) -> bool {
        let operands: SmallVec<[Value; 4]> = self.operands(op).collect();
        let is_constant = |index: usize| constants.operand(self, op, index).is_some();
        let (constant, other): (Vec<usize>, Vec<usize>) = (0..operands.len()).partition(|index| is_constant(*index));
        let order: SmallVec<[Value; 4]> = other.iter().chain(&constant).map(|index| operands[*index]).collect();
        let changes = other.iter().chain(&constant).copied().ne(0..operands.len());
        if changes {
            self.set_operands(op, &order);
        }
        changes
    }
}
