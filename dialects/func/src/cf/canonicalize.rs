//! Canonicalization patterns of branches, with MLIR's names and orders.

mod switch;

pub(super) use switch::{
    DropSwitchCasesThatMatchDefault, SimplifyConstSwitchValue, SimplifyPassThroughSwitch,
    SimplifySwitchFromDefaultSwitchOnSameCondition, SimplifySwitchFromSwitchOnSameCondition,
    SimplifySwitchWithOnlyDefault,
};

use ods::ir::{Use, ValueOwner};
use ods::prelude::*;

use super::{AssertOp, BranchOp, CondBranchOp};
use ods_arith::arith::SelectOp;
use ods_arith::ub::UnreachableOp;

impl AssertOp {
    /// Erases an assertion whose condition is the constant `true`.
    pub(super) fn canonicalize(self, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        match constant_condition(ir, self.arg(ir)) {
            Some(true) => Ok(rewriter.erase(self)?),
            Some(false) | None => Err(NoMatch),
        }
    }
}

impl BranchOp {
    /// Merges the destination if this is its only predecessor, or branches to the destination of a block that only
    /// branches on.
    pub(super) fn canonicalize(self, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        match merge_with_successor(self, rewriter) {
            Err(NoMatch) => pass_through(self, rewriter),
            result @ (Ok(()) | Err(_)) => result,
        }
    }
}

fn constant_condition(ir: &Ir, condition: Value) -> Option<bool> {
    ir.constant(condition)?.cast::<BoolAttr>(ir.context()).map(BoolAttr::value)
}

/// Merges `^a: br ^b(args)` and `^b(params)`, if `^a` is the only predecessor of `^b`. If it fails, nothing has
/// changed.
fn merge_with_successor(op: BranchOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
    let ir = rewriter.ir_mut();
    let (block, next) = (ir.parent_block(op).ok_or(NoMatch)?, op.dest(ir));
    let (arguments, end) = (op.dest_operands(ir), InsertionPoint::end_of(block));
    let is_only = ir.predecessor_ops(next).eq([op.operation()]);
    if next == block
        || !is_only
        || !ir.can_inline_block(next, end, &arguments)
        || !ir.is_entry_block(block) && depend_on_arguments(ir, next, &arguments)
    {
        return Err(NoMatch);
    }
    ir.erase(op)?;
    let merged = ir.merge_blocks(next, block, &arguments);
    debug_assert!(merged, "nothing branches to the block any more");
    Ok(())
}

/// The number of values that are looked at, at most, so that merging a block takes constant time.
const MOST_VALUES: usize = 8;

/// Returns whether values that a branch passes to a block are computed from the block's arguments. If it is the only
/// branch to the block, only an unreachable cycle has such values, and they would depend on themselves once the blocks
/// are merged.
fn depend_on_arguments(ir: &Ir, block: Block, passed: &Values) -> bool {
    let mut values: Values = passed.iter().copied().take(MOST_VALUES).collect();
    let mut next = 0;
    while let Some(value) = values.get(next).copied() {
        next += 1;
        match ir.value_owner(value) {
            ValueOwner::Argument(owner, _) if owner == block => return true,
            ValueOwner::Argument(..) => {}
            ValueOwner::Result(op, _) => {
                let room = MOST_VALUES - values.len();
                values.extend(ir.operands(op).take(room));
            }
        }
    }
    false
}

/// Turns `br ^b(args)` with `^b(params): br ^c(args2)` into `br ^c(args3)`.
fn pass_through(op: BranchOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
    let dest = op.dest(rewriter.ir());
    if rewriter.ir().parent_block(op) == Some(dest) {
        return Err(NoMatch);
    }
    shorten_chain(rewriter, dest);
    let ir = rewriter.ir();
    let operands = op.dest_operands(ir);
    let (target, arguments) = collapsed(ir, dest, &operands).ok_or(NoMatch)?;
    rewriter.replace_with(op, BranchOp::new(arguments, target))?;
    Ok(())
}

/// Returns the branch that a block consists of, if nothing else uses its arguments.
fn lone_branch(ir: &Ir, block: Block) -> Option<BranchOp> {
    let branch = ir.first_op(block).and_then(|first| ir.cast::<BranchOp>(first))?;
    let is_elsewhere_used = |argument| ir.users(argument).any(|user| user != branch.operation());
    (!ir.arguments(block).any(is_elsewhere_used)).then_some(branch)
}

/// Returns the destination of a block that is only an unconditional branch, and the operands to pass to it. Arguments
/// of the block may be used by the branch alone.
fn collapsed(ir: &Ir, block: Block, operands: &[Value]) -> Option<(Block, Values)> {
    let branch = lone_branch(ir, block).filter(|_| !leads_into_cycle(ir, block))?;
    let target = branch.dest(ir);
    let replaced = |value: Value| {
        let position = ir.arguments(block).position(|argument| argument == value);
        position.and_then(|position| operands.get(position).copied()).unwrap_or(value)
    };
    Some((target, branch.dest_operands(ir).iter().map(|value| replaced(*value)).collect()))
}

/// Returns the block that a block branches to unconditionally.
fn next_in_chain(ir: &Ir, block: Block) -> Option<Block> {
    Some(ir.cast::<BranchOp>(ir.last_op(block)?)?.dest(ir))
}

/// Returns whether unconditional branches lead from the block back to a block on the way, by Brent's algorithm.
fn leads_into_cycle(ir: &Ir, block: Block) -> bool {
    let (mut kept, mut current) = (block, block);
    let (mut steps, mut most) = (0_usize, 1);
    while let Some(next) = next_in_chain(ir, current) {
        if next == kept {
            return true;
        }
        steps += 1;
        if steps == most {
            (kept, steps, most) = (next, 0, 2 * most);
        }
        current = next;
    }
    false
}

/// The number of blocks from which on a chain is shortened as a whole.
const LONG_CHAIN: usize = 16;

/// Lets all blocks of a long chain of blocks that only branch on branch to its end: one by one, each block would pass
/// all blocks after it.
fn shorten_chain(rewriter: &mut Rewriter<'_>, first: Block) {
    let ir = rewriter.ir_mut();
    let follow = |block: &Block| lone_branch(ir, *block).map(|branch| branch.dest(ir));
    let is_long = std::iter::successors(Some(first), follow).nth(LONG_CHAIN).is_some();
    if !is_long || leads_into_cycle(ir, first) {
        return;
    }
    let chain: Vec<BranchOp> =
        std::iter::successors(lone_branch(ir, first), |branch| lone_branch(ir, branch.dest(ir))).collect();
    // The last but one first, so that each passes one block.
    for branch in chain.into_iter().rev().skip(1) {
        if let Some((target, operands)) = collapsed(ir, branch.dest(ir), &branch.dest_operands(ir)) {
            ir.set_operands(branch, operands);
            ir.set_successor(branch, 0, target);
        }
    }
}

/// A branch on a constant is unconditional.
pub(super) struct SimplifyConstCondBranchPred;

impl OpPattern<CondBranchOp> for SimplifyConstCondBranchPred {
    fn rewrite(op: CondBranchOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let new = match constant_condition(ir, op.condition(ir)).ok_or(NoMatch)? {
            true => BranchOp::new(op.true_dest_operands(ir), op.true_dest(ir)),
            false => BranchOp::new(op.false_dest_operands(ir), op.false_dest(ir)),
        };
        rewriter.replace_with(op, new)?;
        Ok(())
    }
}

/// A branch to a block that only branches on skips that block.
pub(super) struct SimplifyPassThroughCondBranch;

impl OpPattern<CondBranchOp> for SimplifyPassThroughCondBranch {
    fn rewrite(op: CondBranchOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        for dest in [op.true_dest(rewriter.ir()), op.false_dest(rewriter.ir())] {
            shorten_chain(rewriter, dest);
        }
        let ir = rewriter.ir();
        let (if_true, if_false) = (op.true_dest_operands(ir), op.false_dest_operands(ir));
        let on_true = collapsed(ir, op.true_dest(ir), &if_true);
        let on_false = collapsed(ir, op.false_dest(ir), &if_false);
        if on_true.is_none() && on_false.is_none() {
            return Err(NoMatch);
        }
        let (true_dest, true_operands) = on_true.unwrap_or_else(|| (op.true_dest(ir), if_true));
        let (false_dest, false_operands) = on_false.unwrap_or_else(|| (op.false_dest(ir), if_false));
        let new = CondBranchOp::new(op.condition(ir), true_operands, false_operands, true_dest, false_dest);
        let new = match op.branch_weights_attr(ir) {
            Some(weights) => new.with_branch_weights(weights),
            None => new,
        };
        rewriter.replace_with(op, new)?;
        Ok(())
    }
}

/// A branch with one destination is unconditional, and selects the operands that differ.
pub(super) struct SimplifyCondBranchIdenticalSuccessors;

impl OpPattern<CondBranchOp> for SimplifyCondBranchIdenticalSuccessors {
    fn rewrite(op: CondBranchOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let dest = op.true_dest(ir);
        if dest != op.false_dest(ir) {
            return Err(NoMatch);
        }
        let (if_true, if_false) = (op.true_dest_operands(ir), op.false_dest_operands(ir));
        // Selecting is only better if the block becomes part of this one.
        let is_only = ir.predecessor_ops(dest).all(|branch| branch == op.operation());
        if if_true[..] != if_false[..] && !is_only {
            return Err(NoMatch);
        }
        let condition = op.condition(ir);
        let mut operands = Values::new();
        for (yes, no) in if_true.iter().zip(if_false.iter()) {
            operands.push(match yes == no {
                true => *yes,
                false => rewriter.before(op).value(SelectOp::new(condition, *yes, *no))?,
            });
        }
        rewriter.replace_with(op, BranchOp::new(operands, dest))?;
        Ok(())
    }
}

/// The simplification of `cond_br %c` in a block whose only predecessor branches on `%c`.
pub(super) struct SimplifyCondBranchFromCondBranchOnSameCondition;

impl OpPattern<CondBranchOp> for SimplifyCondBranchFromCondBranchOnSameCondition {
    fn rewrite(op: CondBranchOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let block = ir.parent_block(op).ok_or(NoMatch)?;
        let mut predecessors = ir.predecessor_ops(block);
        let (Some(only), None) = (predecessors.next(), predecessors.next()) else { return Err(NoMatch) };
        drop(predecessors);
        let outer = ir.cast::<CondBranchOp>(only).ok_or(NoMatch)?;
        if outer.condition(ir) != op.condition(ir) {
            return Err(NoMatch);
        }
        let new = match outer.true_dest(ir) == block {
            true => BranchOp::new(op.true_dest_operands(ir), op.true_dest(ir)),
            false => BranchOp::new(op.false_dest_operands(ir), op.false_dest(ir)),
        };
        rewriter.replace_with(op, new)?;
        Ok(())
    }
}

/// The condition is a constant where only one edge of the branch leads.
pub(super) struct CondBranchTruthPropagation;

impl OpPattern<CondBranchOp> for CondBranchTruthPropagation {
    fn rewrite(op: CondBranchOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let condition = op.condition(ir);
        let mut replaced = false;
        for (block, value) in [(op.true_dest(ir), true), (op.false_dest(ir), false)] {
            let ir = rewriter.ir();
            if ir.predecessor_ops(block).count() != 1 {
                continue;
            }
            let uses = uses_in_block(ir, condition, block);
            if uses.is_empty() {
                continue;
            }
            let attribute = BoolAttr::get(ir.context(), value).into();
            let constant = rewriter.before(op).constant("arith", attribute, Type::I1).ok_or(NoMatch)?;
            let constant = rewriter.ir().result(constant, 0).ok_or(NoMatch)?;
            for usage in uses {
                rewriter.ir_mut().set_operand(usage.op, usage.operand, constant);
            }
            replaced = true;
        }
        if replaced { Ok(()) } else { Err(NoMatch) }
    }
}

/// Returns the uses of a value by operations of a block, not of regions inside. Takes as long as the shorter of a
/// search of all uses and one of the block.
fn uses_in_block(ir: &Ir, value: Value, block: Block) -> Vec<Use> {
    let (mut uses, mut ops) = (ir.uses(value), ir.block_ops(block));
    let (mut among_uses, mut in_block) = (Vec::new(), Vec::new());
    loop {
        let Some(usage) = uses.next() else { return among_uses };
        among_uses.extend(Some(usage).filter(|usage| ir.parent_block(usage.op) == Some(block)));
        let Some(op) = ops.next() else { return in_block };
        let operands = ir.operands(op).enumerate().filter(|(_, operand)| *operand == value);
        in_block.extend(operands.map(|(operand, _)| Use { op, operand }));
    }
}

/// A branch to a block that is only `ub.unreachable` is a branch to the other one.
pub(super) struct DropUnreachableCondBranch;

impl OpPattern<CondBranchOp> for DropUnreachableCondBranch {
    fn rewrite(op: CondBranchOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let is_unreachable = |block| ir.first_op(block).is_some_and(|first| ir.isa::<UnreachableOp>(first));
        let new = if is_unreachable(op.true_dest(ir)) {
            BranchOp::new(op.false_dest_operands(ir), op.false_dest(ir))
        } else if is_unreachable(op.false_dest(ir)) {
            BranchOp::new(op.true_dest_operands(ir), op.true_dest(ir))
        } else {
            return Err(NoMatch);
        };
        rewriter.replace_with(op, new)?;
        Ok(())
    }
}
