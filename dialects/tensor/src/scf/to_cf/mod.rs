//! `convert-scf-to-cf`: structured control flow becomes blocks and branches.
//!
//! * `branches`: `if`, `index_switch`, `execute_region`;
//! * `loops`: `for`, `while`;
//! * `parallel`: `forall` and `parallel`, which become `for`.
//!
//! Each pattern splits the block at the operation and moves the bodies between the parts. Since that moves everything
//! after the operation, the last operation is converted first: the time is linear in the number of operations.

mod branches;
mod loops;
mod parallel;

use ods::pass::{OperationPass, Pass, PassContext, PassResult};
use ods::prelude::*;
use ods::rewrite::conversion::{Conversion, ConversionPatterns, ConversionTarget};
use ods::schema::TraitSet;

use super::{ExecuteRegionOp, ForOp, ForallOp, IfOp, IndexSwitchOp, ParallelOp, WhileOp};

/// Returns the patterns from `scf.forall` and `scf.parallel` to `scf.for`.
pub fn parallel_to_for() -> ConversionPatterns {
    ConversionPatterns::new()
        .add_plain::<ForallOp, parallel::ForallLowering>()
        .add_plain::<ParallelOp, parallel::ParallelLowering>()
}

/// Returns the patterns from other operations of `scf` to `cf`. Corresponds to MLIR's
/// `populateSCFToControlFlowConversionPatterns`.
pub fn patterns() -> ConversionPatterns {
    ConversionPatterns::new()
        .add_plain::<ForOp, loops::ForLowering>()
        .add_plain::<IfOp, branches::IfLowering>()
        .add_plain::<WhileOp, loops::WhileLowering>()
        .add_plain::<WhileOp, loops::DoWhileLowering>()
        .add_plain::<ExecuteRegionOp, branches::ExecuteRegionLowering>()
        .add_plain::<IndexSwitchOp, branches::IndexSwitchLowering>()
}

/// The pass `convert-scf-to-cf`. Corresponds to MLIR's pass of the same name.
#[derive(Pass, Clone, Debug)]
#[pass(
    name = "SCFToControlFlowPass",
    description = "Convert SCF dialect to ControlFlow dialect, replacing structured control flow with a CFG"
)]
pub struct ConvertScfToCf {
    /// Accepted for pipelines of MLIR; patterns are never rolled back.
    #[option]
    pub allow_pattern_rollback: bool,
}

impl Default for ConvertScfToCf {
    fn default() -> Self {
        Self { allow_pattern_rollback: true }
    }
}

impl OperationPass for ConvertScfToCf {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        check_that_blocks_fit(cx.ir, cx.op)?;
        let mut target = ConversionTarget::new();
        target.illegal::<ForallOp>().illegal::<ParallelOp>().legal_others_if(|_, _| Some(true));
        Conversion::partial(&target, &parallel_to_for()).run(cx.ir, cx.op)?;
        target.illegal::<ForOp>().illegal::<IfOp>().illegal::<WhileOp>();
        target.illegal::<ExecuteRegionOp>().illegal::<IndexSwitchOp>();
        Ok(Conversion::partial(&target, &patterns()).last_first().run(cx.ir, cx.op)?)
    }
}

/// Checks that no operation to be lowered stands in a region that takes one block, unless that is lowered as well.
fn check_that_blocks_fit(ir: &Ir, root: Operation) -> PassResult {
    let is_structured = |op| ir.op_info(op).dialect() == "scf";
    for op in ir.walk_pre(root).filter(|op| is_structured(*op) && *op != root) {
        let Some(parent) = ir.parent_op(op) else { continue };
        if ir.has_traits(parent, TraitSet::SINGLE_BLOCK) && !is_structured(parent) {
            let parent = ir.name_str(parent);
            let message =
                format!("cannot become blocks, because '{parent}' takes a single one; move it into a function");
            return Err(ir.op_error(op, message).into());
        }
    }
    Ok(())
}

/// Splits the block at the operation, and returns both parts.
fn split(ir: &mut Ir, op: Operation) -> RewriteResult<(Block, Block)> {
    let before = ir.parent_block(op).ok_or(NoMatch)?;
    Ok((before, ir.split_block(op).ok_or(NoMatch)?))
}

/// Returns the first block of the region, and the terminator of the last one.
fn ends(ir: &Ir, region: Region) -> RewriteResult<(Block, Operation)> {
    let first = ir.entry_block(region).ok_or(NoMatch)?;
    let last = ir.blocks(region).last().and_then(|block| ir.last_op(block));
    Ok((first, last.ok_or(NoMatch)?))
}

/// Returns a builder at the end of the block, at the location of the operation.
fn at_end<'ir>(ir: &'ir mut Ir, block: Block, of: Operation) -> OpBuilder<'ir> {
    let location = ir.location(of);
    OpBuilder::new(ir, ods::ir::InsertionPoint::end_of(block), location)
}
