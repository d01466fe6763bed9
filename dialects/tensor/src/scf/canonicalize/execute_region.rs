//! `scf.execute_region`: regions that need no operation of their own.

use ods::prelude::*;

use super::super::{ExecuteRegionOp, YieldOp};
use ods_arith::common::inlined::inline_region;
use ods_func::cf;
use ods_func::func;

/// A region of one block takes the place of the operation.
pub(in super::super) struct SingleBlockExecuteInliner;

impl OpPattern<ExecuteRegionOp> for SingleBlockExecuteInliner {
    fn rewrite(op: ExecuteRegionOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let region = op.region(ir);
        if !ir.has_one_block(region) || op.no_inline(ir) {
            return Err(NoMatch);
        }
        inline_region(rewriter.ir_mut(), op.operation(), region, &[])
    }
}

/// In functions, the blocks take the place of the operation.
pub(in super::super) struct MultiBlockExecuteInliner;

impl OpPattern<ExecuteRegionOp> for MultiBlockExecuteInliner {
    fn rewrite(op: ExecuteRegionOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let parent = ir.parent_op(op).ok_or(NoMatch)?;
        let may_have_blocks = ir.isa::<func::FuncOp>(parent) || ir.isa::<ExecuteRegionOp>(parent);
        if !may_have_blocks || op.no_inline(ir) {
            return Err(NoMatch);
        }
        let (old, region) = (op.operation(), op.region(ir));
        let blocks: Vec<Block> = ir.blocks(region).collect();
        let yields = |block: &Block| ir.last_op(*block).and_then(|last| ir.cast::<YieldOp>(last));
        let yields: Vec<YieldOp> = blocks.iter().filter_map(yields).collect();
        let entry = *blocks.first().ok_or(NoMatch)?;
        let ir = rewriter.ir_mut();
        let after = ir.split_block(old).ok_or(NoMatch)?;
        let before = ir.previous_block(after).ok_or(NoMatch)?;
        let target = ir.block_region(after).ok_or(NoMatch)?;
        for block in blocks {
            ir.detach_block(block);
            ir.insert_block_before(target, Some(after), block);
        }
        let location = ir.location(old);
        ir.builder_at_end_of(before).with_location(location).insert(cf::BranchOp::new([], entry))?;
        for last in yields {
            let values = last.results(ir);
            ir.builder_before(last).insert(cf::BranchOp::new(values, after))?;
            ir.erase(last)?;
        }
        let types: Vec<Type> = ir.result_types(old).collect();
        let arguments: Values = types.into_iter().map(|ty| ir.add_argument(after, ty, location)).collect();
        Ok(ir.replace_op(old, arguments)?)
    }
}
