//! Putting what a fold answers into the IR.

use smallvec::SmallVec;

use crate::entity::{Attribute, Location, Operation, Type, Value};
use crate::ir::{InsertionPoint, Ir};
use crate::schema::Values;

use super::{FoldResult, OpFoldResult};

/// How often an operation that is folded in place is asked again.
const ROUNDS: usize = 8;

/// What became of an operation that was to be folded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FoldEffect {
    /// It stays as it was.
    Kept,
    /// It was changed and stays.
    Changed,
    /// It is gone; these values stand in its place, one per result.
    Replaced(Values),
}

impl Ir {
    /// Folds the operation; where it folds to values or constants, they take the place of its results and it is erased.
    ///
    /// Constants are made by [`materialize_constant`](crate::schema::DialectHooks::materialize_constant) of its dialect,
    /// right before it. Constants themselves are left alone. As `OpBuilder::tryFold` of MLIR, which leaves the
    /// operation to the caller.
    pub fn try_fold(&mut self, op: impl Into<Operation>) -> FoldEffect {
        let op = op.into();
        match self.fold_to_values(op) {
            FoldEffect::Replaced(values) => match self.replace_op(op, &values) {
                Ok(()) => FoldEffect::Replaced(values),
                // Not so: there is a value for each result, and none of them is its own.
                Err(_) => FoldEffect::Kept,
            },
            outcome => outcome,
        }
    }

    /// The values that stand for the results, made before the operation, which stays.
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
                    return self.values_of(op, &results).map_or(outcome, FoldEffect::Replaced);
                }
            }
        }
        outcome
    }

    /// Values for what an operation folded to; all of them or none.
    fn values_of(&mut self, op: Operation, results: &[OpFoldResult]) -> Option<Values> {
        let types: SmallVec<[Type; 1]> = self.result_types(op).collect();
        let mut made = SmallVec::<[Operation; 1]>::new();
        let mut values = SmallVec::new();
        for (result, ty) in results.iter().zip(types) {
            let value = match *result {
                OpFoldResult::Value(value) => Some(value),
                OpFoldResult::Attribute(constant) => self.constant_before(op, constant, ty, &mut made),
            };
            match value {
                Some(value) => values.push(value),
                None => {
                    // Nothing uses them yet, so they can go.
                    made.into_iter().for_each(|constant| self.erase(constant).unwrap_or(()));
                    return None;
                }
            }
        }
        Some(values)
    }

    fn constant_before(
        &mut self,
        op: Operation,
        constant: Attribute,
        ty: Type,
        made: &mut SmallVec<[Operation; 1]>,
    ) -> Option<Value> {
        let at = InsertionPoint::before(self, op);
        let dialect = self.op_info(op).dialect().to_owned();
        let made_now = self.materialize_constant(&dialect, at, constant, ty, self.location(op))?;
        made.push(made_now);
        self.results(made_now).next()
    }

    /// An operation of `dialect` that makes the constant, at the place; `None` where the dialect makes no such one.
    ///
    /// See [`materialize_constant`](crate::schema::DialectHooks::materialize_constant).
    pub fn materialize_constant(
        &mut self,
        dialect: &str,
        at: InsertionPoint,
        constant: Attribute,
        ty: Type,
        location: Location,
    ) -> Option<Operation> {
        let hooks = self.context().dialect(dialect)?.hooks?;
        let op = hooks.materialize_constant(self, at, constant, ty, location)?;
        let fits = self.num_results(op) == 1 && self.result_types(op).eq([ty]);
        if !fits {
            // What the hook made and does not fit; it may use its results itself, and is then left to it.
            self.erase(op).unwrap_or(());
        }
        fits.then_some(op)
    }
}
