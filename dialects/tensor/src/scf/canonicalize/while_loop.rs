//! `scf.while`: facts about the condition that hold in the second region.

use ods::prelude::*;

use super::super::{ConditionOp, IfOp, WhileOp, forms};
use super::bool_before;
use ods_arith::arith::{CmpIOp, CmpIPredicate, ConstantOp};

impl WhileOp {
    /// Returns the terminator of the first region.
    fn condition_op(self, ir: &Ir) -> Option<ConditionOp> {
        forms::last_op(ir, self.before(ir)).and_then(|last| ir.cast(last))
    }
}

/// In the second region, the condition is true.
pub(in super::super) struct WhileConditionTruth;

impl OpPattern<WhileOp> for WhileConditionTruth {
    fn rewrite(op: WhileOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let last = op.condition_op(ir).ok_or(NoMatch)?;
        let condition = last.condition(ir);
        let arguments = forms::arguments_from(ir, op.after(ir), 0);
        let passed = last.args(ir).into_iter().zip(arguments);
        let known: Vec<Value> =
            passed.filter(|(value, argument)| *value == condition && ir.has_uses(*argument)).map(|(_, a)| a).collect();
        if known.is_empty() {
            return Err(NoMatch);
        }
        let constant = bool_before(rewriter, op.operation(), true)?;
        known.into_iter().for_each(|argument| rewriter.ir_mut().replace_all_uses(argument, constant));
        Ok(())
    }
}

/// In the second region, the comparison that is the condition has a known result.
pub(in super::super) struct WhileCmpCond;

impl OpPattern<WhileOp> for WhileCmpCond {
    fn rewrite(op: WhileOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let last = op.condition_op(ir).ok_or(NoMatch)?;
        let compared = ir.defining::<CmpIOp>(last.condition(ir)).ok_or(NoMatch)?;
        let (lhs, rhs) = (compared.lhs(ir), compared.rhs(ir));
        let mut known = Vec::new();
        for (value, argument) in last.args(ir).into_iter().zip(forms::arguments_from(ir, op.after(ir), 0)) {
            let (other, is_left) = match () {
                () if value == lhs => (rhs, true),
                () if value == rhs => (lhs, false),
                () => continue,
            };
            for user in ir.users(argument) {
                let Some(again) = ir.cast::<CmpIOp>(user) else { continue };
                let [on_argument, on_other] = match is_left {
                    true => [again.lhs(ir), again.rhs(ir)],
                    false => [again.rhs(ir), again.lhs(ir)],
                };
                let holds = outcome(compared.predicate(ir), again.predicate(ir));
                let is_same = on_argument == argument && on_other == other;
                if let Some(holds) = holds.filter(|_| is_same && !known.iter().any(|(op, _)| *op == again)) {
                    known.push((again, holds));
                }
            }
        }
        if known.is_empty() {
            return Err(NoMatch);
        }
        for (again, holds) in known {
            let location = rewriter.ir().location(again);
            let constant = rewriter.before(op).with_location(location).value(ConstantOp::boolean(holds))?;
            rewriter.replace(again, constant)?;
        }
        Ok(())
    }
}

/// Returns whether the second predicate holds where the first one does, if it is the same or its inverse.
fn outcome(known: CmpIPredicate, asked: CmpIPredicate) -> Option<bool> {
    if known == asked {
        return Some(true);
    }
    (known.inverted() == asked).then_some(false)
}

/// Values that the first region receives and passes on in another order are passed on in the same order.
pub(in super::super) struct WhileOpAlignBeforeArgs;

impl OpPattern<WhileOp> for WhileOpAlignBeforeArgs {
    fn rewrite(op: WhileOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir_mut();
        let last = op.condition_op(ir).ok_or(NoMatch)?;
        let (received, passed) = (forms::arguments_from(ir, op.before(ir), 0), last.args(ir));
        if received[..] == passed[..] || received.len() != passed.len() {
            return Err(NoMatch);
        }
        // The position in `passed` of each received value.
        let order = received.iter().map(|value| passed.iter().position(|other| other == value));
        let order = order.collect::<Option<Vec<usize>>>().ok_or(NoMatch)?;
        let (types, results): (Vec<Type>, Vec<Value>) = (ir.result_types(op).collect(), ir.results(op).collect());
        let sorted: Vec<Type> = order.iter().map(|position| types[*position]).collect();
        let new = WhileOp::from_operation(ir.retype(op, &sorted));
        last.set_args(ir, &received);
        let before = renew_block(ir, new.before(ir), &(0..received.len()).collect::<Vec<_>>())?;
        let after = renew_block(ir, new.after(ir), &order)?;
        // Both blocks are new in MLIR.
        for (index, init) in new.inits(ir).into_iter().enumerate() {
            ir.set_argument_location(before, index, ir.value_location(init));
            ir.set_argument_location(after, index, ir.location(new));
        }
        let mut replacements = results;
        for (result, position) in ir.results(new).zip(&order) {
            replacements[*position] = result;
        }
        Ok(ir.replace_op(op, replacements)?)
    }
}

/// Moves the operations of a region to a new block with sorted arguments: the one at `order[i]` becomes the one at `i`.
/// The driver visits moved operations again, as in MLIR. Returns the new block.
fn renew_block(ir: &mut Ir, region: Region, order: &[usize]) -> RewriteResult<Block> {
    let block = ir.entry_block(region).ok_or(NoMatch)?;
    let new = ir.add_block(region);
    let mut arguments: Vec<Value> = ir.arguments(block).collect();
    for position in order {
        let old = ir.argument(block, *position).ok_or(NoMatch)?;
        let location = ir.argument_location(block, *position);
        arguments[*position] = ir.add_argument(new, ir.value_type(old), location);
    }
    if ir.merge_blocks(block, new, &arguments) { Ok(new) } else { Err(NoMatch) }
}

/// A conditional right before the condition, on the same value, is part of the second region.
pub(in super::super) struct WhileMoveIfDown;

impl OpPattern<WhileOp> for WhileMoveIfDown {
    fn rewrite(op: WhileOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir_mut();
        let last = op.condition_op(ir).ok_or(NoMatch)?;
        let moved = ir.previous_op(last).and_then(|op| ir.cast::<IfOp>(op)).ok_or(NoMatch)?;
        let has_else_code =
            ir.entry_block(moved.else_region(ir)).is_some_and(|block| ir.first_op(block) != ir.last_op(block));
        if has_else_code || moved.condition(ir) != last.condition(ir) {
            return Err(NoMatch);
        }
        let after = ir.entry_block(op.after(ir)).ok_or(NoMatch)?;
        let then = ir.entry_block(moved.then_region(ir)).ok_or(NoMatch)?;
        replace_results(ir, moved, last, after);
        let above = values_from_above(ir, op.before(ir), moved.then_region(ir), after);
        let (old, location) = (ir.num_results(op), ir.location(op));
        let types: Vec<Type> = ir.result_types(op).chain(above.iter().map(|value| ir.value_type(*value))).collect();
        let new = WhileOp::from_operation(ir.retype(op, &types));
        let passed: Values = last.args(ir).into_iter().chain(above.iter().copied()).collect();
        last.set_args(ir, &passed);
        for value in above {
            let argument = ir.add_argument(after, ir.value_type(value), location);
            ir.replace_uses_if(value, argument, |ir, usage| {
                [then, after].into_iter().any(|block| ir.ancestor_in_block(block, usage.op).is_some())
            });
        }
        if let Some(end) = ir.last_op(then) {
            ir.erase(end)?;
        }
        let start = InsertionPoint::start_of(ir, after);
        if !ir.inline_block(then, start, &[]) {
            return Err(NoMatch);
        }
        ir.erase(moved)?;
        let results: Values = ir.results(new).take(old).collect();
        Ok(ir.replace_op(op, results)?)
    }
}

/// Replaces the results of the conditional that are passed on: by what its first region yields in the second region of
/// the loop, and else by what its second region yields.
fn replace_results(ir: &mut Ir, moved: IfOp, last: ConditionOp, after: Block) {
    let (Some(then), Some(otherwise)) = (moved.then_yield(ir), moved.else_yield(ir)) else { return };
    let results: Vec<Value> = ir.results(moved).collect();
    for (index, value) in last.args(ir).into_iter().enumerate() {
        let Some(position) = results.iter().position(|result| *result == value) else { continue };
        if let (Some(yes), Some(argument)) = (ir.operand(then, position), ir.argument(after, index)) {
            ir.replace_all_uses(argument, yes);
        }
        if let Some(no) = ir.operand(otherwise, position) {
            ir.replace_all_uses(value, no);
        }
    }
}

/// Returns the values of the first region of the loop that are used in the conditional, or in the second region of the
/// loop.
fn values_from_above(ir: &Ir, before: Region, then: Region, after: Block) -> Vec<Value> {
    let mut found = Vec::new();
    let blocks = ir.entry_block(then).into_iter().chain([after]);
    let all = blocks.flat_map(|block| ir.block_ops(block)).flat_map(|op| ir.walk_pre(op));
    for value in all.flat_map(|op| ir.operands(op)) {
        if ir.value_region(value) == Some(before) && !found.contains(&value) {
            found.push(value);
        }
    }
    found
}
