//! `scf.forall`: constant bounds, loops with no or one iteration, and tensors that are not shared.

use ods::prelude::*;

use super::super::{ForallOp, InParallelOp, forms, trip_count};
use crate::tensor;
use ods_arith::arith::ConstantOp;
use ods_arith::common::slices::with_constants;

impl ForallOp {
    /// Returns the terminator of the body.
    fn in_parallel(self, ir: &Ir) -> Option<InParallelOp> {
        forms::last_op(ir, self.region(ir)).and_then(|last| ir.cast(last))
    }

    /// Returns lower bounds, upper bounds and steps.
    fn bounds(self, ir: &Ir) -> [MixedValues; 3] {
        [
            MixedValues { integers: self.lower_bounds(ir), operands: self.dynamic_lower_bound(ir) },
            MixedValues { integers: self.upper_bounds(ir), operands: self.dynamic_upper_bound(ir) },
            MixedValues { integers: self.steps(ir), operands: self.dynamic_step(ir) },
        ]
    }

    /// Returns the number of iterations of each loop, if known.
    fn counts(self, ir: &Ir) -> Option<Vec<Option<u64>>> {
        let [lower, upper, step] = self.bounds(ir).map(|bounds| bounds.get(ir));
        let bounds = lower?.into_iter().zip(upper?).zip(step?);
        Some(bounds.map(|((lower, upper), step)| trip_count::between(ir, lower, upper, step)).collect())
    }
}

/// Creates loops with these bounds and tensors before the operation, which keep its mapping and other attributes.
/// Changes nothing if it fails.
fn loops_like(
    op: ForallOp,
    rewriter: &mut Rewriter<'_>,
    [lower, upper, step]: [MixedValues; 3],
    outputs: Values,
) -> RewriteResult<ForallOp> {
    let ir = rewriter.ir();
    let new = ForallOp::of(ir, lower, upper, step, outputs);
    let new = match op.mapping_attr(ir) {
        Some(mapping) => new.with_mapping(mapping),
        None => new,
    };
    let attributes = ir.attributes(op);
    let new = rewriter.before(op).insert(new)?;
    rewriter.ir_mut().set_attributes(new, attributes);
    Ok(new)
}

/// Constant bounds and steps are numbers.
pub(in super::super) struct ForallOpControlOperandsFolder;

impl OpPattern<ForallOp> for ForallOpControlOperandsFolder {
    fn rewrite(op: ForallOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let mut bounds = op.bounds(ir);
        let mut changed = false;
        for values in &mut bounds {
            if let Some(known) = with_constants(ir, values, |_| true) {
                *values = known;
                changed = true;
            }
        }
        if !changed {
            return Err(NoMatch);
        }
        let outputs = op.outputs(ir);
        let new = loops_like(op, rewriter, bounds, outputs)?;
        let ir = rewriter.ir_mut();
        ir.take_blocks(op.region(ir), new.region(ir));
        let results: Values = ir.results(new).collect();
        Ok(ir.replace_op(op, results)?)
    }
}

/// Tensors that no iteration changes, or whose result is unused, are not shared.
pub(in super::super) struct ForallOpIterArgsFolder;

impl OpPattern<ForallOp> for ForallOpIterArgsFolder {
    fn rewrite(op: ForallOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let end = op.in_parallel(ir).ok_or(NoMatch)?;
        let (outputs, shared) = (op.outputs(ir), op.region_out_args(ir));
        let inserts_into = |argument: Value| -> Vec<Operation> {
            let inserts =
                end.yielding_ops(ir).into_iter().filter_map(|op| ir.cast::<tensor::ParallelInsertSliceOp>(op));
            inserts.filter(|insert| insert.dest(ir) == argument).map(|insert| insert.operation()).collect()
        };
        let results: Vec<Value> = ir.results(op).collect();
        let goes = |index: &usize| !ir.has_uses(results[*index]) || inserts_into(shared[*index]).is_empty();
        let doomed: Vec<usize> = (0..results.len()).filter(goes).collect();
        if doomed.is_empty() {
            return Err(NoMatch);
        }
        let inserts: Vec<Operation> = doomed.iter().flat_map(|index| inserts_into(shared[*index])).collect();
        let kept: Values =
            (0..results.len()).filter(|index| !doomed.contains(index)).map(|index| outputs[index]).collect();
        let (bounds, rank) = (op.bounds(ir), op.rank(ir));
        let new = loops_like(op, rewriter, bounds, kept)?;
        for insert in inserts {
            rewriter.erase(insert)?;
        }
        let ir = rewriter.ir_mut();
        ir.take_blocks(op.region(ir), new.region(ir));
        let block = ir.entry_block(new.region(ir)).ok_or(NoMatch)?;
        for index in doomed.iter().rev() {
            ir.replace_all_uses(shared[*index], outputs[*index]);
            ir.erase_argument(block, rank + index)?;
        }
        let mut left = ir.results(new).collect::<Vec<_>>().into_iter();
        let value = |index: usize| if doomed.contains(&index) { Some(outputs[index]) } else { left.next() };
        let values = (0..results.len()).map(value).collect::<Option<Values>>().ok_or(NoMatch)?;
        Ok(ir.replace_op(op, values)?)
    }
}

/// Loops with one iteration are dropped, unless they are mapped; if one has none, the operation is.
pub(in super::super) struct ForallOpSingleOrZeroIterationDimsFolder;

impl OpPattern<ForallOp> for ForallOpSingleOrZeroIterationDimsFolder {
    fn rewrite(op: ForallOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let is_mapped = op.mapping_attr(ir).is_some_and(|mapping| !mapping.elements(ir.context()).is_empty());
        let counts = op.counts(ir).filter(|_| !is_mapped);
        let counts = counts.ok_or(NoMatch)?;
        if counts.contains(&Some(0)) {
            let outputs = op.outputs(ir);
            return Ok(rewriter.replace(op, outputs)?);
        }
        let dropped: Vec<usize> = (0..counts.len()).filter(|index| counts[*index] == Some(1)).collect();
        if dropped.is_empty() {
            return Err(NoMatch);
        }
        if dropped.len() == counts.len() {
            return if trip_count::promote_single_forall(op, rewriter.ir_mut()) { Ok(()) } else { Err(NoMatch) };
        }
        let (bounds, lower) = (op.bounds(ir), op.loop_lower_bounds(ir).ok_or(NoMatch)?);
        let kept = |values: MixedValues| -> MixedValues {
            let kept = values.into_iter().enumerate().filter(|(index, _)| !dropped.contains(index));
            kept.map(|(_, value)| value).collect()
        };
        let outputs = op.outputs(ir);
        let new = loops_like(op, rewriter, bounds.map(kept), outputs)?;
        let starts = dropped.iter().map(|index| value_of(rewriter, new.operation(), lower[*index]));
        let starts = starts.collect::<RewriteResult<Vec<Value>>>()?;
        let ir = rewriter.ir_mut();
        ir.take_blocks(op.region(ir), new.region(ir));
        let block = ir.entry_block(new.region(ir)).ok_or(NoMatch)?;
        for (index, start) in dropped.iter().zip(starts).rev() {
            if let Some(counter) = ir.argument(block, *index) {
                ir.replace_all_uses(counter, start);
            }
            ir.erase_argument(block, *index)?;
        }
        let results: Values = ir.results(new).collect();
        Ok(ir.replace_op(op, results)?)
    }
}

/// Returns the bound as a value.
fn value_of(rewriter: &mut Rewriter<'_>, op: Operation, bound: OpFoldResult) -> RewriteResult<Value> {
    match bound {
        OpFoldResult::Value(value) => Ok(value),
        OpFoldResult::Attribute(known) => Ok(rewriter.before(op).value(ConstantOp::new(known))?),
    }
}

/// The counter of a mapped loop with one iteration is its lower bound.
pub(in super::super) struct ForallOpReplaceConstantInductionVar;

impl OpPattern<ForallOp> for ForallOpReplaceConstantInductionVar {
    fn rewrite(op: ForallOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let counts = op.counts(ir).ok_or(NoMatch)?;
        let counters = op.induction_vars(ir);
        let lower = op.loop_lower_bounds(ir).ok_or(NoMatch)?;
        let found: Vec<(Value, OpFoldResult)> = counters
            .iter()
            .zip(&counts)
            .zip(&lower)
            .filter(|((counter, count), _)| **count == Some(1) && ir.has_uses(**counter))
            .map(|((counter, _), lower)| (*counter, *lower))
            .collect();
        if found.is_empty() {
            return Err(NoMatch);
        }
        for (counter, lower) in found {
            let start = value_of(rewriter, op.operation(), lower)?;
            rewriter.ir_mut().replace_all_uses(counter, start);
        }
        Ok(())
    }
}

/// Shared tensors that are cast to a less static type are cast inside.
pub(in super::super) struct FoldTensorCastOfOutputIntoForallOp;

impl OpPattern<ForallOp> for FoldTensorCastOfOutputIntoForallOp {
    fn rewrite(op: ForallOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let mut outputs = op.outputs(ir);
        let mut casts: Vec<(usize, Type)> = Vec::new();
        for (index, output) in outputs.iter_mut().enumerate() {
            let Some(cast) = ir.defining::<tensor::CastOp>(*output) else { continue };
            let (source, dest) = (ir.value_type(cast.source(ir)), ir.value_type(*output));
            if tensor::preserves_static_information(ir.context(), dest, source) {
                casts.push((index, dest));
                *output = cast.source(ir);
            }
        }
        if casts.is_empty() {
            return Err(NoMatch);
        }
        let (bounds, rank) = (op.bounds(ir), op.rank(ir));
        let types: Vec<Type> = outputs.iter().map(|output| ir.value_type(*output)).collect();
        let location = ir.location(op);
        let new = loops_like(op, rewriter, bounds, outputs)?;
        let ir = rewriter.ir_mut();
        ir.take_blocks(op.region(ir), new.region(ir));
        let block = ir.entry_block(new.region(ir)).ok_or(NoMatch)?;
        let mut results: Values = ir.results(new).collect();
        for (index, old) in casts.iter().rev() {
            let argument = ir.argument(block, rank + index).ok_or(NoMatch)?;
            ir.set_value_type(argument, types[*index]);
            let cast =
                ir.builder_at_start_of(block).with_location(location).value(tensor::CastOp::new(argument, *old))?;
            let definition = ir.defining_op(cast);
            ir.replace_uses_if(argument, cast, |ir, usage| {
                Some(usage.op) != definition && !is_destination(ir, usage.op, usage.operand)
            });
        }
        for (index, old) in casts {
            results[index] = rewriter.ir_mut().builder_after(new).value(tensor::CastOp::new(results[index], old))?;
        }
        Ok(rewriter.replace(op, results)?)
    }
}

/// Returns whether the operand is the tensor that an iteration contributes to.
fn is_destination(ir: &Ir, user: Operation, operand: usize) -> bool {
    ir.isa::<tensor::ParallelInsertSliceOp>(user) && operand == 1
}
