//! `scf.parallel`: loops with no or one iteration, and loops inside loops.

use ods::ir::Mapping;
use ods::prelude::*;

use super::super::{ParallelOp, ReduceOp, forms, trip_count};

impl ParallelOp {
    /// Returns the terminator of the body.
    fn reduce(self, ir: &Ir) -> Option<ReduceOp> {
        forms::last_op(ir, self.region(ir)).and_then(|last| ir.cast(last))
    }
}

/// Loops with one iteration are dropped; if one has none, the operation is.
pub(in super::super) struct ParallelOpSingleOrZeroIterationDimsFolder;

impl OpPattern<ParallelOp> for ParallelOpSingleOrZeroIterationDimsFolder {
    fn rewrite(op: ParallelOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let (lower, upper, step) = (op.lower_bound(ir), op.upper_bound(ir), op.step(ir));
        let count =
            |index: usize| trip_count::between(ir, lower[index].into(), upper[index].into(), step[index].into());
        let counts: Vec<Option<u64>> = (0..lower.len()).map(count).collect();
        if let Some(first) = counts.iter().position(|count| matches!(count, Some(0 | 1)))
            && counts[first..].contains(&Some(0))
        {
            let inits = op.init_vals(ir);
            return Ok(rewriter.replace(op, inits)?);
        }
        let kept: Vec<usize> = (0..counts.len()).filter(|index| counts[*index] != Some(1)).collect();
        if kept.len() == counts.len() {
            return Err(NoMatch);
        }
        let block = ir.entry_block(op.region(ir)).ok_or(NoMatch)?;
        let ir = rewriter.ir_mut();
        let mut mapping = Mapping::new();
        for (index, count) in counts.iter().enumerate() {
            if let (Some(1), Some(counter)) = (count, ir.argument(block, index)) {
                mapping.map_value(counter, lower[index]);
            }
        }
        if kept.is_empty() {
            return inline(op, block, &mut mapping, rewriter);
        }
        let pick = |values: &Values| kept.iter().map(|index| values[*index]).collect::<Values>();
        let (inits, types): (Values, Vec<Type>) = (op.init_vals(ir), ir.result_types(op).collect());
        let new = ParallelOp::new(pick(&lower), pick(&upper), pick(&step), inits, types);
        let new = rewriter.before(op).insert(new)?;
        let ir = rewriter.ir_mut();
        let target = ir.add_block(new.region(ir));
        for index in kept {
            let counter = ir.argument(block, index).ok_or(NoMatch)?;
            let location = ir.argument_location(block, index);
            mapping.map_value(counter, ir.add_argument(target, Type::INDEX, location));
        }
        ir.clone_block_into(block, InsertionPoint::end_of(target), &mut mapping);
        let results: Values = ir.results(new).collect();
        Ok(ir.replace_op(op, results)?)
    }
}

/// Copies the only iteration to the place of the operation, followed by the reductions.
fn inline(op: ParallelOp, block: Block, mapping: &mut Mapping, rewriter: &mut Rewriter<'_>) -> RewriteResult {
    let ir = rewriter.ir_mut();
    let reduce = op.reduce(ir).ok_or(NoMatch)?;
    let bodies: Option<Vec<Block>> = ir.regions(reduce.operation()).map(|region| ir.entry_block(region)).collect();
    let bodies = bodies.ok_or(NoMatch)?;
    let returned = |body: &Block| ir.last_op(*body).and_then(|last| ir.operand(last, 0));
    let returned = bodies.iter().map(returned).collect::<Option<Vec<Value>>>().ok_or(NoMatch)?;
    let operands: Vec<Value> = ir.operands(reduce).collect();
    // In a graph region, the operation may use its own result, which nothing can replace.
    let is_own = |value: Value| ir.defining_op(value) == Some(op.operation());
    if ir.operands(op).chain(operands.iter().copied()).chain(returned.iter().copied()).any(is_own) {
        return Err(NoMatch);
    }
    let at = InsertionPoint::before(ir, op);
    clone_without_last(ir, block, at, mapping);
    let mut results = Values::new();
    for (((body, operand), init), returned) in bodies.into_iter().zip(operands).zip(op.init_vals(ir)).zip(returned) {
        let arguments: Vec<Value> = ir.arguments(body).collect();
        for (argument, value) in arguments.into_iter().zip([init, mapping.value(operand)]) {
            mapping.map_value(argument, value);
        }
        clone_without_last(ir, body, at, mapping);
        results.push(mapping.value(returned));
    }
    Ok(ir.replace_op(op, results)?)
}

/// Copies all operations of the block but the last one, as MLIR does, so that the driver visits them in the same order.
fn clone_without_last(ir: &mut Ir, block: Block, at: InsertionPoint, mapping: &mut Mapping) {
    let last = ir.last_op(block);
    for op in ir.block_ops(block).filter(|op| Some(*op) != last).collect::<Vec<_>>() {
        let copy = ir.clone_op_with(op, mapping);
        ir.insert(at, copy);
    }
}

/// Loops that contain nothing but loops are one operation.
pub(in super::super) struct MergeNestedParallelLoops;

impl OpPattern<ParallelOp> for MergeNestedParallelLoops {
    fn rewrite(op: ParallelOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let outer = ir.entry_block(op.region(ir)).ok_or(NoMatch)?;
        let first = ir.first_op(outer).ok_or(NoMatch)?;
        let is_alone = ir.next_op(first).is_some_and(|next| ir.next_op(next).is_none());
        let inner = ir.cast::<ParallelOp>(first).filter(|_| is_alone).ok_or(NoMatch)?;
        let is_counter = |value: Value| ir.value_block(value) == Some(outer);
        let has_inits = !op.init_vals(ir).is_empty() || !inner.init_vals(ir).is_empty();
        if has_inits || ir.operands(inner).any(is_counter) {
            return Err(NoMatch);
        }
        let both = |outer: Values, inner: Values| outer.into_iter().chain(inner).collect::<Values>();
        let lower = both(op.lower_bound(ir), inner.lower_bound(ir));
        let upper = both(op.upper_bound(ir), inner.upper_bound(ir));
        let step = both(op.step(ir), inner.step(ir));
        let body = ir.entry_block(inner.region(ir)).ok_or(NoMatch)?;
        let new = rewriter.before(op).insert(ParallelOp::new(lower, upper, step, [], []))?;
        let ir = rewriter.ir_mut();
        let location = ir.location(op);
        let count = ir.num_arguments(outer) + ir.num_arguments(body);
        let target = ir.add_block_with_arguments(new.region(ir), vec![Type::INDEX; count], location);
        let arguments: Vec<Value> = ir.arguments(target).collect();
        let mut mapping = Mapping::new();
        let counters: Vec<Value> = ir.arguments(outer).chain(ir.arguments(body)).collect();
        for (counter, argument) in counters.into_iter().zip(arguments) {
            mapping.map_value(counter, argument);
        }
        ir.clone_block_into(body, InsertionPoint::end_of(target), &mut mapping);
        if let Some(reduce) = ir.last_op(target) {
            ir.set_location(reduce, location);
        }
        Ok(ir.erase(op)?)
    }
}
