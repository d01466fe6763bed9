//! The analysis of ranges of integers.

use std::sync::Arc;

use ods_core::attributes::{DenseElementsAttr, IntegerAttr};
use ods_core::fold::OpFoldResult;
use ods_core::numeric::{Int, IntRange};
use ods_core::schema::TraitSet;
use ods_core::{Attribute, Ir, Operation, Value};

use super::{ConstantAnalysis, ConstantState, SparseAnalysis};
use crate::interfaces::{InferIntRangeInterface, LoopLikeOpInterface, full_int_range, int_range_width};

/// The fact about a value: its range, and the constant that it is.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct IntRangeState {
    /// The range; `None` if no execution reached the value, or if it is not an integer.
    pub range: Option<Arc<IntRange>>,
    constant: ConstantState,
}

/// The analysis: ranges by [`InferIntRangeInterface`], together with the constants that operations fold to. Induction
/// variables are within the bounds of their loop.
///
/// Corresponds to MLIR's `IntegerRangeAnalysis`. As there, the range of a value that a terminator uses becomes
/// unbounded when it grows again, so that the analysis of a loop ends.
#[derive(Clone, Copy, Default, Debug)]
pub struct IntRangeAnalysis;

impl IntRangeAnalysis {
    /// Returns the fact with the constant that its range says: the value is constant only if folding agrees.
    fn agreed(ir: &Ir, value: Value, state: IntRangeState) -> IntRangeState {
        let Some(range) = &state.range else { return state };
        let constant = match Self::constant_for(ir, value, range) {
            Some((value, dialect)) => ConstantState::Constant { value, dialect },
            None => ConstantState::Unknown,
        };
        let constant = ConstantAnalysis::join(&state.constant, &constant);
        IntRangeState { constant, ..state }
    }

    /// Returns the constant that a value with this range is, if it is one number, and the dialect of the operation that
    /// the value belongs to, which can make the constant.
    pub fn constant_for(ir: &Ir, value: Value, range: &IntRange) -> Option<(Attribute, &'static str)> {
        let (context, ty) = (ir.context(), ir.value_type(value));
        let element = ty.element_type(context);
        let number: Attribute = IntegerAttr::from_int(context, element, range.only()?.clone()).ok()?.into();
        let constant = match element == ty {
            true => number,
            false => DenseElementsAttr::get(context, ty, &[number]).ok()?.into(),
        };
        let op = ir.defining_op(value).or_else(|| ir.value_region(value).map(|region| ir.region_parent(region)));
        Some((constant, op.and_then(|op| ir.schema(op)).map_or("builtin", |schema| schema.dialect)))
    }
}

impl SparseAnalysis for IntRangeAnalysis {
    type State = IntRangeState;

    fn is_reached(state: &IntRangeState) -> bool {
        ConstantAnalysis::is_reached(&state.constant)
    }

    fn constant(state: &IntRangeState) -> Option<Attribute> {
        ConstantAnalysis::constant(&state.constant)
    }

    fn entry_state(&self, ir: &Ir, value: Value) -> IntRangeState {
        IntRangeState { range: full_int_range(ir, value).map(Arc::new), constant: ConstantState::Unknown }
    }

    fn join(a: &IntRangeState, b: &IntRangeState) -> IntRangeState {
        let range = match (&a.range, &b.range) {
            (Some(a), Some(b)) if a == b => Some(a.clone()),
            (Some(a), Some(b)) => Some(Arc::new(a.union(b))),
            (Some(range), None) | (None, Some(range)) => Some(range.clone()),
            (None, None) => None,
        };
        IntRangeState { range, constant: ConstantAnalysis::join(&a.constant, &b.constant) }
    }

    fn update(&self, ir: &Ir, value: Value, known: &IntRangeState, computed: &IntRangeState) -> IntRangeState {
        let mut state = Self::join(known, computed);
        let grew = known.range.is_some() && known.range != state.range;
        if grew && ir.users(value).any(|user| ir.has_traits(user, TraitSet::TERMINATOR)) {
            state.range = full_int_range(ir, value).map(Arc::new);
        }
        Self::agreed(ir, value, state)
    }

    fn visit_argument(
        &mut self,
        ir: &Ir,
        op: Operation,
        argument: Value,
        state_of: &mut dyn FnMut(Value) -> IntRangeState,
    ) -> IntRangeState {
        match induction_range(ir, op, argument, state_of) {
            Induction::Range(range) => IntRangeState { range: Some(Arc::new(range)), constant: ConstantState::Unknown },
            Induction::Empty => IntRangeState { range: None, constant: ConstantState::Unknown },
            Induction::Unknown => self.entry_state(ir, argument),
        }
    }

    fn visit(
        &mut self,
        ir: &mut Ir,
        op: Operation,
        operands: &[IntRangeState],
        state_of: &mut dyn FnMut(Value) -> IntRangeState,
    ) -> Option<Vec<IntRangeState>> {
        let constants: Vec<ConstantState> = operands.iter().map(|operand| operand.constant).collect();
        let constants = ConstantAnalysis.visit(ir, op, &constants, &mut |value| state_of(value).constant);
        let ranges = match ir.interface::<dyn InferIntRangeInterface>(op) {
            Some(inferrable) => {
                let operands: Vec<Option<&IntRange>> =
                    operands.iter().map(|operand| operand.range.as_deref()).collect();
                inferrable.infer_result_ranges(ir, &operands)
            }
            None => ir.results(op).map(|result| full_int_range(ir, result)).collect(),
        };
        let constant = |index: usize| constants.as_ref().and_then(|constants| constants.get(index)).copied();
        let states = ranges.into_iter().enumerate().map(|(index, range)| IntRangeState {
            range: range.map(Arc::new),
            constant: constant(index).unwrap_or_default(),
        });
        Some(states.collect())
    }
}

/// The range of an argument of a loop.
enum Induction {
    Range(IntRange),
    /// The body is never executed.
    Empty,
    /// It is not an induction variable.
    Unknown,
}

fn induction_range(
    ir: &Ir,
    op: Operation,
    argument: Value,
    state_of: &mut dyn FnMut(Value) -> IntRangeState,
) -> Induction {
    let Some(width) = int_range_width(ir.context(), ir.value_type(argument)) else { return Induction::Unknown };
    let Some(looped) = ir.interface::<dyn LoopLikeOpInterface>(op) else { return Induction::Unknown };
    let variables = looped.loop_induction_vars(ir).unwrap_or_default();
    let Some(position) = variables.iter().position(|variable| *variable == argument) else { return Induction::Unknown };
    let is_unsigned = looped.has_unsigned_bounds(ir);
    let mut bound = |bounds: Option<Vec<OpFoldResult>>, upper: bool| {
        let all = IntRange::all(width);
        let end = |range: &IntRange| {
            let (least, greatest) = if is_unsigned { range.unsigned() } else { range.signed() };
            if upper { greatest.clone() } else { least.clone() }
        };
        let known = match bounds.as_ref().and_then(|bounds| bounds.get(position)) {
            Some(OpFoldResult::Attribute(attribute)) => {
                let number = attribute.cast::<IntegerAttr>(ir.context());
                number.and_then(|number| number.int(ir.context()).cloned())
            }
            Some(OpFoldResult::Value(value)) => state_of(*value).range.map(|range| end(&range)),
            None => None,
        };
        known.unwrap_or_else(|| end(&all))
    };
    let lower = bound(looped.loop_lower_bounds(ir), false);
    let upper = bound(looped.loop_upper_bounds(ir), true);
    let step = bound(looped.loop_steps(ir), true);
    // The upper bound itself is not reached.
    let (least, greatest) = match step.is_negative() && !is_unsigned {
        true => (upper, lower),
        false => (lower, upper.wrapping_sub(&Int::from_u64(width, 1))),
    };
    let order = if is_unsigned { greatest.cmp_unsigned(&least) } else { greatest.cmp_signed(&least) };
    match (order.is_lt(), is_unsigned) {
        (true, _) => Induction::Empty,
        (false, true) => Induction::Range(IntRange::from_unsigned(least, greatest)),
        (false, false) => Induction::Range(IntRange::from_signed(least, greatest)),
    }
}
