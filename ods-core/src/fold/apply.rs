//! Applying the results of folding to the IR.

use smallvec::SmallVec;

use crate::entity::{Attribute, Operation, Type, Value};
use crate::ir::Values;
use crate::ir::{Ir, OpBuilder};
use crate::schema::DialectHooks;

use super::{FoldResult, OpFoldResult};

/// The maximum number of times that an operation folded in place is folded again.
const ROUNDS: usize = 8;

/// The effect of folding on an operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FoldEffect {
    /// The operation is unchanged.
    Kept,
    /// The operation was changed in place.
    Changed,
    /// The operation was erased and replaced by these values, one per result.
    Replaced(Values),
}

impl Ir {
    /// Folds the operation. If it folds to values or constants, they replace its results and it is erased.
    ///
    /// Its dialect's [`materialize_constant`](crate::schema::DialectHooks::materialize_constant) creates constants
    /// right before it. Constants themselves are not folded. Corresponds to MLIR's `OpBuilder::tryFold`, which leaves
    /// the operation to the caller.
    pub fn try_fold(&mut self, op: impl Into<Operation>) -> FoldEffect {
        let op = op.into();
        match self.fold_to_values(op) {
            FoldEffect::Replaced(values) => match self.replace_op(op, &values) {
                Ok(()) => FoldEffect::Replaced(values),
                // Unreachable: there is a value for each result, and none belongs to the operation.
                Err(_) => FoldEffect::Kept,
            },
            outcome @ (FoldEffect::Kept | FoldEffect::Changed) => outcome,
        }
    }

    /// Returns the values that replace the results, created before the operation, which stays.
    fn fold_to_values(&mut self, op: Operation) -> FoldEffect {
        let mut outcome = FoldEffect::Kept;
        if self.constant_of(op).is_some() {
            return outcome;
        }
        for _ in 0..ROUNDS {
            match self.fold(op) {
                FoldResult::InPlace => outcome = FoldEffect::Changed,
                FoldResult::No => break,
                FoldResult::Results(results) => {
                    return self.materialize_fold(op, &results).map_or(outcome, FoldEffect::Replaced);
                }
            }
        }
        outcome
    }

    /// Replaces the operation with the values that the results of [`Ir::fold`] mean. Returns `false`, and changes
    /// nothing, where [`Ir::materialize_fold`] returns `None`.
    #[doc(hidden)]
    pub fn replace_with_folded(&mut self, op: Operation, results: &[OpFoldResult]) -> bool {
        let [result] = results else {
            let values = self.materialize_fold(op, results);
            return values.is_some_and(|values| self.replace_op(op, &values).is_ok());
        };
        // Nearly all operations have one result.
        let Some(old) = self.only_result(op) else { return false };
        let value = match *result {
            OpFoldResult::Value(value) => Some(value).filter(|value| !self.is_used_inside(old, *value)),
            OpFoldResult::Attribute(constant) => self.constant_before(op, constant, self.value_type(old)),
        };
        value.is_some_and(|value| self.replace_op(op, value).is_ok())
    }

    /// Returns the values that the results of [`Ir::fold`] mean, one for each result of the operation. The operation's
    /// dialect creates constants right before it.
    ///
    /// Returns `None`, and changes nothing, if the dialect has no operation for a constant, or if a value is a result
    /// of an operation around a user, which it would not dominate: in an unreachable cycle, operations may depend on
    /// themselves.
    pub fn materialize_fold(&mut self, op: Operation, results: &[OpFoldResult]) -> Option<Values> {
        let mut made = SmallVec::<[Operation; 1]>::new();
        let mut values = Values::new();
        for (result, old) in results.iter().zip(self.results(op)) {
            let value = match *result {
                OpFoldResult::Value(value) => Some(value).filter(|value| !self.is_used_inside(old, *value)),
                OpFoldResult::Attribute(constant) => {
                    let value = self.constant_before(op, constant, self.value_type(old));
                    made.extend(value.and_then(|value| self.defining_op(value)));
                    value
                }
            };
            match value {
                Some(value) => values.push(value),
                None => {
                    // They have no uses yet, so they can be erased.
                    made.into_iter().for_each(|constant| self.erase(constant).unwrap_or(()));
                    return None;
                }
            }
        }
        Some(values)
    }

    /// Returns whether an operation in a region of the one that defines `value` uses `old`.
    fn is_used_inside(&self, old: Value, value: Value) -> bool {
        let definition = self.defining_op(value).filter(|definition| self.num_regions(*definition) > 0);
        definition.is_some_and(|definition| self.users(old).any(|user| self.is_proper_ancestor(definition, user)))
    }

    /// Creates a constant before the operation, and returns its result.
    fn constant_before(&mut self, op: Operation, constant: Attribute, ty: Type) -> Option<Value> {
        let hooks = self.dialect_hooks(op)?;
        let made = self.builder_before(op).constant_by(hooks, constant, ty)?;
        self.op(made).results
    }

    /// Returns the hooks of the operation's dialect.
    fn dialect_hooks(&self, op: Operation) -> Option<&'static dyn DialectHooks> {
        let data = self.op(op);
        let info = self.context().op_info(data.name);
        let known = info.schema().and_then(|schema| self.context().op_table(data.name, schema).hooks);
        // A table of an extension may be older than its dialect.
        known.or_else(|| self.context().dialect(info.dialect())?.hooks)
    }
}

impl OpBuilder<'_> {
    /// Inserts a constant operation of `dialect`; `None` if the dialect cannot materialize the constant.
    ///
    /// See [`materialize_constant`](crate::schema::DialectHooks::materialize_constant).
    pub fn constant(&mut self, dialect: &str, constant: Attribute, ty: Type) -> Option<Operation> {
        self.constant_by(self.context().dialect(dialect)?.hooks?, constant, ty)
    }

    fn constant_by(&mut self, hooks: &dyn DialectHooks, constant: Attribute, ty: Type) -> Option<Operation> {
        let op = hooks.materialize_constant(self, constant, ty)?;
        let fits = self.ir().only_result(op).is_some_and(|result| self.ir().value_type(result) == ty);
        if !fits {
            // The hook's operation does not fit. If it uses its own results, it cannot be erased, and is left to the
            // hook.
            self.ir_mut().erase(op).unwrap_or(());
        }
        fits.then_some(op)
    }
}
