//! Patterns of `scf.if`, `scf.index_switch` and `scf.execute_region`.

use ods::prelude::*;

use super::super::{ExecuteRegionOp, IfOp, IndexSwitchOp, YieldOp};
use super::{at_end, ends, split};
use ods_arith::arith;
use ods_func::cf;

/// Moves the body of an operation before `next`, and replaces its yield by a branch there. Returns its first block.
fn branch_through(ir: &mut Ir, op: Operation, body: Region, next: Block) -> RewriteResult<Block> {
    let (first, terminator) = ends(ir, body)?;
    let values: Values = ir.operands(terminator).collect();
    let mut b = ir.builder_before(terminator);
    let location = b.ir().location(op);
    b.with_location(location).insert(cf::BranchOp::new(values, next))?;
    ir.erase(terminator)?;
    ir.take_blocks_before(body, next);
    Ok(first)
}

/// `scf.if` becomes a conditional branch around its bodies.
pub(super) struct IfLowering;

impl OpPattern<IfOp> for IfLowering {
    fn rewrite(op: IfOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir_mut();
        let (condition, then, otherwise) = (op.condition(ir), op.then_region(ir), op.else_region(ir));
        let op = op.operation();
        let types: Vec<Type> = ir.result_types(op).collect();
        let (before, rest) = split(ir, op)?;
        let mut next = rest;
        if !types.is_empty() {
            next = ir.create_block();
            let location = ir.location(op);
            for ty in types {
                ir.add_argument(next, ty, location);
            }
            let region = ir.block_region(rest).ok_or(NoMatch)?;
            ir.insert_block_before(region, Some(rest), next);
            at_end(ir, next, op).insert(cf::BranchOp::new([], rest))?;
        }
        let then = branch_through(ir, op, then, next)?;
        let otherwise = match ir.entry_block(otherwise) {
            Some(_) => branch_through(ir, op, otherwise, next)?,
            None => next,
        };
        at_end(ir, before, op).insert(cf::CondBranchOp::new(condition, [], [], then, otherwise))?;
        let results: Values = ir.arguments(next).take(ir.num_results(op)).collect();
        Ok(ir.replace_op(op, results)?)
    }
}

/// `scf.index_switch` becomes `cf.switch`.
pub(super) struct IndexSwitchLowering;

impl OpPattern<IndexSwitchOp> for IndexSwitchLowering {
    fn rewrite(op: IndexSwitchOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir_mut();
        let (flag, values, default) = (op.arg(ir), op.case_values(ir), op.default_region(ir));
        let regions = op.case_regions(ir);
        let op = op.operation();
        let (before, next) = split(ir, op)?;
        let results = add_results(ir, op, next);
        let mut cases = Vec::new();
        for (value, region) in values.into_iter().zip(regions) {
            cases.push((value, branch_through(ir, op, region, next)?, Vec::new()));
        }
        let default = branch_through(ir, op, default, next)?;
        let mut b = at_end(ir, before, op);
        // Not 32 bits, as in MLIR: a number with other upper bits would become one of the cases.
        let flag = b.value(arith::IndexCastOp::new(flag, Type::I64))?;
        let switch = cf::SwitchOp::of(b.ir(), flag, (default, Vec::new()), cases);
        b.insert(switch)?;
        Ok(ir.replace_op(op, results)?)
    }
}

/// Adds an argument to the block for each result of the operation.
fn add_results(ir: &mut Ir, op: Operation, block: Block) -> Values {
    let (types, location): (Vec<Type>, _) = (ir.result_types(op).collect(), ir.location(op));
    types.into_iter().map(|ty| ir.add_argument(block, ty, location)).collect()
}

/// The blocks of `scf.execute_region` become blocks of the region around it.
pub(super) struct ExecuteRegionLowering;

impl OpPattern<ExecuteRegionOp> for ExecuteRegionLowering {
    fn rewrite(op: ExecuteRegionOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir_mut();
        let body = op.region(ir);
        let op = op.operation();
        let first = ir.entry_block(body).ok_or(NoMatch)?;
        let (before, next) = split(ir, op)?;
        at_end(ir, before, op).insert(cf::BranchOp::new([], first))?;
        for block in ir.blocks(body).collect::<Vec<_>>() {
            let Some(last) = ir.last_op(block).filter(|last| ir.isa::<YieldOp>(*last)) else { continue };
            let values: Values = ir.operands(last).collect();
            at_end(ir, block, op).insert(cf::BranchOp::new(values, next))?;
            ir.erase(last)?;
        }
        ir.take_blocks_before(body, next);
        let results = add_results(ir, op, next);
        Ok(ir.replace_op(op, results)?)
    }
}
