//! Patterns of `scf.for` and `scf.while`.

use ods::prelude::*;

use super::super::{ForOp, WhileOp, YieldOp};
use super::{at_end, ends, split};
use ods_arith::arith;
use ods_func::cf;

/// `scf.for` becomes a block that compares, whose arguments are the induction variable and the carried values.
pub(super) struct ForLowering;

impl OpPattern<ForOp> for ForLowering {
    fn rewrite(op: ForOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir_mut();
        let (lower, upper, step, inits) = (op.lower_bound(ir), op.upper_bound(ir), op.step(ir), op.init_args(ir));
        let predicate = if op.unsigned_cmp(ir) { arith::CmpIPredicate::Ult } else { arith::CmpIPredicate::Slt };
        let (counter, body) = (op.induction_var(ir).ok_or(NoMatch)?, op.region(ir));
        let op = op.operation();
        let (condition, last) = ends(ir, body)?;
        let (before, next) = split(ir, op)?;
        let first_op = ir.first_op(condition).ok_or(NoMatch)?;
        let inside = ir.split_block(first_op).ok_or(NoMatch)?;
        ir.take_blocks_before(body, next);

        let end = ir.parent_block(last).ok_or(NoMatch)?;
        let carried: Values = ir.operands(last).collect();
        let mut b = at_end(ir, end, op);
        let stepped = b.value(arith::AddIOp::new(counter, step))?;
        b.insert(cf::BranchOp::new([stepped].into_iter().chain(carried), condition))?;
        ir.erase(last)?;

        at_end(ir, before, op).insert(cf::BranchOp::new([lower].into_iter().chain(inits), condition))?;
        let mut b = at_end(ir, condition, op);
        let goes_on = b.value(arith::CmpIOp::new(predicate, counter, upper))?;
        b.insert(cf::CondBranchOp::new(goes_on, [], [], inside, next))?;
        let results: Values = ir.arguments(condition).skip(1).collect();
        Ok(ir.replace_op(op, results)?)
    }
}

/// `scf.while` becomes its two bodies, with a branch from the second back to the first.
pub(super) struct WhileLowering;

impl OpPattern<WhileOp> for WhileLowering {
    fn rewrite(op: WhileOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir_mut();
        let (inits, test, turn) = (op.inits(ir), op.before(ir), op.after(ir));
        let op = op.operation();
        let ((test_block, condition), (turn_block, back)) = (ends(ir, test)?, ends(ir, turn)?);
        let (before, next) = split(ir, op)?;
        ir.take_blocks_before(test, next);
        ir.take_blocks_before(turn, next);
        at_end(ir, before, op).insert(cf::BranchOp::new(inits, test_block))?;
        let results = branch_on(ir, condition, turn_block, next)?;
        let values: Values = ir.operands(back).collect();
        ir.builder_before(back).insert(cf::BranchOp::new(values, test_block))?;
        ir.erase(back)?;
        Ok(ir.replace_op(op, results)?)
    }
}

/// Replaces `scf.condition` by a branch to one of two blocks. The first one takes its values. Returns these values.
fn branch_on(ir: &mut Ir, condition: Operation, turn: Block, next: Block) -> RewriteResult<Values> {
    let mut values = ir.operands(condition);
    let flag = values.next().ok_or(NoMatch)?;
    let values: Values = values.collect();
    let branch = cf::CondBranchOp::new(flag, values.iter().copied(), [], turn, next);
    ir.builder_before(condition).insert(branch)?;
    ir.erase(condition)?;
    Ok(values)
}

/// `scf.while` whose second body only forwards its arguments becomes its first body, with a branch to itself.
pub(super) struct DoWhileLowering;

impl OpPattern<WhileOp> for DoWhileLowering {
    const BENEFIT: u16 = 2;

    fn rewrite(op: WhileOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir_mut();
        let (inits, test, turn) = (op.inits(ir), op.before(ir), op.after(ir));
        let op = op.operation();
        let ((test_block, condition), (turn_block, back)) = (ends(ir, test)?, ends(ir, turn)?);
        let forwards = ir.first_op(turn_block) == Some(back)
            && ir.isa::<YieldOp>(back)
            && ir.operands(back).eq(ir.arguments(turn_block));
        if !forwards {
            return Err(NoMatch);
        }
        let (before, next) = split(ir, op)?;
        ir.take_blocks_before(test, next);
        at_end(ir, before, op).insert(cf::BranchOp::new(inits, test_block))?;
        let results = branch_on(ir, condition, test_block, next)?;
        Ok(ir.replace_op(op, results)?)
    }
}
