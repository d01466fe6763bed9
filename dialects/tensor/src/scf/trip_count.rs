//! Trip counts of loops with constant bounds and steps, and the replacement of loops with one iteration by their body.

use ods::prelude::*;

use super::{ForOp, ForallOp, InParallelOp, YieldOp, forms};
use crate::tensor;
use ods_arith::arith::{AddIOp, ConstantOp, IntegerOverflowFlags};
use ods_arith::common::inlined::inline_region;

/// Returns the number of iterations; `None` if it is unknown. Corresponds to MLIR's `constantTripCount`: a loop whose
/// step is not positive has no iterations.
pub(super) fn of(turns: ForOp, ir: &Ir) -> Option<u64> {
    let [lower, upper, step] = [turns.lower_bound(ir), turns.upper_bound(ir), turns.step(ir)].map(OpFoldResult::from);
    let unsigned = turns.unsigned_cmp(ir);
    count(distance(ir, lower, upper, unsigned), number(ir, step, unsigned))
}

/// Returns the number of iterations of a loop with these signed bounds; `None` if it is unknown. The distance of the
/// bounds must be known even if the step is not positive, as in MLIR.
pub(super) fn between(ir: &Ir, lower: OpFoldResult, upper: OpFoldResult, step: OpFoldResult) -> Option<u64> {
    let distance = distance(ir, lower, upper, false)?;
    count(Some(distance), number(ir, step, false))
}

/// Returns the number of iterations for a distance of the bounds and a step, if they are known.
fn count(distance: Option<i128>, step: Option<i128>) -> Option<u64> {
    if distance.is_some_and(|distance| distance <= 0) || step.is_some_and(|step| step <= 0) {
        return Some(0);
    }
    u128::try_from(distance?).ok()?.div_ceil(u128::try_from(step?).ok()?).try_into().ok()
}

/// Returns the difference of the bounds: both are constant or equal, or the upper one is the lower one plus a constant,
/// without overflow.
fn distance(ir: &Ir, lower: OpFoldResult, upper: OpFoldResult, unsigned: bool) -> Option<i128> {
    if lower == upper {
        return Some(0);
    }
    if let (Some(lower), Some(upper)) = (number(ir, lower, unsigned), number(ir, upper, unsigned)) {
        return Some(upper - lower);
    }
    let (OpFoldResult::Value(lower), OpFoldResult::Value(upper)) = (lower, upper) else { return None };
    let flag = if unsigned { IntegerOverflowFlags::Nuw } else { IntegerOverflowFlags::Nsw };
    let sum = ir.defining::<AddIOp>(upper).filter(|sum| sum.overflow_flags(ir) & flag == flag)?;
    if sum.lhs(ir) == lower { number(ir, sum.rhs(ir).into(), unsigned) } else { None }
}

/// Returns the constant value of an operand.
fn number(ir: &Ir, value: OpFoldResult, unsigned: bool) -> Option<i128> {
    let constant = match value {
        OpFoldResult::Attribute(known) => known,
        OpFoldResult::Value(value) => ir.constant(value)?,
    };
    let int = constant.cast::<IntegerAttr>(ir.context())?.int(ir.context())?;
    match unsigned {
        true => int.zext_u64().map(i128::from),
        false => int.sext_i64().map(i128::from),
    }
}

/// Replaces a loop with exactly one iteration by its body; returns whether it did.
pub(super) fn promote_single(turns: ForOp, ir: &mut Ir) -> bool {
    let region = turns.region(ir);
    if of(turns, ir) != Some(1) || !forms::last_op(ir, region).is_some_and(|end| ir.isa::<YieldOp>(end)) {
        return false;
    }
    let mut arguments = vec![turns.lower_bound(ir)];
    arguments.extend(turns.init_args(ir));
    inline_region(ir, turns.operation(), region, &arguments).is_ok()
}

/// Replaces parallel loops with at most one iteration each by their body; the contributions to shared tensors are
/// applied one after the other.
pub(super) fn promote_single_forall(turns: ForallOp, ir: &mut Ir) -> bool {
    let (op, region) = (turns.operation(), turns.region(ir));
    let Some(body) = ir.entry_block(region) else { return false };
    let at = InsertionPoint::before(ir, op);
    let Some(end) = forms::last_op(ir, region).and_then(|end| ir.cast::<InParallelOp>(end)) else { return false };
    let (Some(inserts), Some(starts)) = (inserts(turns, end, ir), starts_of_single_turn(turns, ir)) else {
        return false;
    };
    let mut tensors = turns.outputs(ir);
    if takes_own_result(ir, op) || starts.len() + tensors.len() != ir.num_arguments(body) {
        return false;
    }
    let location = ir.location(op);
    let starts = starts.into_iter().map(|start| value_of(ir, start, at, location)).collect::<Option<Vec<_>>>();
    let Some(mut arguments) = starts else { return false };
    arguments.extend(tensors.iter().copied());
    if !ir.inline_block(body, at, &arguments) {
        return false;
    }
    for (insert, output) in inserts {
        let [offsets, sizes, strides] = [insert.mixed_offsets(ir), insert.mixed_sizes(ir), insert.mixed_strides(ir)];
        let insert = tensor::InsertSliceOp::of(insert.source(ir), tensors[output], offsets, sizes, strides);
        let Ok(inserted) = insert.create(ir, at, location) else { return false };
        tensors[output] = inserted.result(ir);
    }
    ir.erase(end.operation()).is_ok() && ir.replace_op(op, &tensors).is_ok()
}

/// Returns whether an operand of the loop is its result, as is allowed in graph regions: nothing can replace it.
fn takes_own_result(ir: &Ir, turns: Operation) -> bool {
    ir.operands(turns).any(|value| ir.defining_op(value) == Some(turns))
}

/// Returns the contribution of the iteration and the index of its tensor; `None` if another kind of operation
/// contributes.
fn inserts(turns: ForallOp, end: InParallelOp, ir: &Ir) -> Option<Vec<(tensor::ParallelInsertSliceOp, usize)>> {
    let shared = turns.region_out_args(ir);
    let insert = |inside: Operation| {
        let insert = ir.cast::<tensor::ParallelInsertSliceOp>(inside)?;
        Some((insert, shared.iter().position(|argument| *argument == insert.dest(ir))?))
    };
    end.yielding_ops(ir).into_iter().map(insert).collect()
}

/// Returns the lower bounds of the loops if each has exactly one iteration.
fn starts_of_single_turn(turns: ForallOp, ir: &Ir) -> Option<Vec<OpFoldResult>> {
    let (lower, upper) = (turns.loop_lower_bounds(ir)?, turns.loop_upper_bounds(ir)?);
    for ((lower, upper), step) in lower.iter().zip(upper).zip(turns.loop_steps(ir)?) {
        if between(ir, *lower, upper, step) != Some(1) {
            return None;
        }
    }
    Some(lower)
}

fn value_of(ir: &mut Ir, index: OpFoldResult, at: InsertionPoint, location: Location) -> Option<Value> {
    match index {
        OpFoldResult::Value(value) => Some(value),
        OpFoldResult::Attribute(known) => Some(ConstantOp::new(known).create(ir, at, location).ok()?.result(ir)),
    }
}
