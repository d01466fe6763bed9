//! The analysis of constants: the value that a result has on all executions.

use ods_core::fold::{Constants, FoldResult, OpFoldResult};
use ods_core::{Attribute, Ir, Operation, Value};
use smallvec::SmallVec;

use super::SparseAnalysis;

/// The fact about a value.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum ConstantState {
    /// No execution reached its definition yet.
    #[default]
    Unreached,
    /// The same constant on all executions.
    Constant {
        /// The constant.
        value: Attribute,
        /// The dialect of the operation that it comes from.
        dialect: &'static str,
    },
    /// Different, or unknown, values.
    Unknown,
}

/// The analysis: an operation whose operands are constant has the results that it folds to.
#[derive(Clone, Copy, Default, Debug)]
pub struct ConstantAnalysis;

impl SparseAnalysis for ConstantAnalysis {
    type State = ConstantState;

    fn is_reached(state: &ConstantState) -> bool {
        *state != ConstantState::Unreached
    }

    fn constant(state: &ConstantState) -> Option<Attribute> {
        match state {
            ConstantState::Constant { value, .. } => Some(*value),
            ConstantState::Unreached | ConstantState::Unknown => None,
        }
    }

    fn entry_state(&self, _: &Ir, _: Value) -> ConstantState {
        ConstantState::Unknown
    }

    fn join(a: &ConstantState, b: &ConstantState) -> ConstantState {
        match (a, b) {
            (ConstantState::Unreached, other) | (other, ConstantState::Unreached) => *other,
            (ConstantState::Constant { value: a_value, .. }, ConstantState::Constant { value: b_value, .. })
                if a_value == b_value =>
            {
                *a
            }
            (ConstantState::Constant { .. } | ConstantState::Unknown, _) => ConstantState::Unknown,
        }
    }

    fn visit(
        &mut self,
        ir: &mut Ir,
        op: Operation,
        operands: &[ConstantState],
        state_of: &mut dyn FnMut(Value) -> ConstantState,
    ) -> Option<Vec<ConstantState>> {
        if ir.num_regions(op) > 0 || operands.contains(&ConstantState::Unreached) {
            return (ir.num_regions(op) > 0).then(|| vec![ConstantState::Unknown; ir.num_results(op)]);
        }
        let values: SmallVec<[Value; 4]> = ir.operands(op).collect();
        let constants: SmallVec<[Option<Attribute>; 4]> = operands.iter().map(Self::constant).collect();
        let Some(schema) = ir.schema(op) else { return Some(vec![ConstantState::Unknown; ir.num_results(op)]) };
        if let Some(value) = ir.constant_of(op) {
            return Some(vec![ConstantState::Constant { value, dialect: schema.dialect }]);
        }
        // The constants are assumptions: a fold that changes the operation is undone.
        let start = ir.begin_changes();
        let folded = ir.fold_with(op, &Constants::given(&values, &constants));
        ir.undo_changes(start);
        match folded {
            FoldResult::Results(results) if !results.is_empty() => Some(
                results
                    .iter()
                    .map(|result| match result {
                        OpFoldResult::Attribute(value) => {
                            ConstantState::Constant { value: *value, dialect: schema.dialect }
                        }
                        OpFoldResult::Value(value) => state_of(*value),
                    })
                    .collect(),
            ),
            FoldResult::Results(_) | FoldResult::InPlace | FoldResult::No => {
                Some(vec![ConstantState::Unknown; ir.num_results(op)])
            }
        }
    }
}
