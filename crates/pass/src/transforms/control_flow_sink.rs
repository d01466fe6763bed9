//! `control-flow-sink`: operations move into the only region that needs them.

use ods_core::interfaces::RegionBranchOpInterface;
use ods_core::ir::dominance::DominanceInfo;
use ods_core::{Attribute, InsertionPoint, Ir, Operation, Region, Value};

use crate::pass::{OperationPass, PassContext, PassResult};
use ods_macros::Pass;

/// The pass `control-flow-sink`: moves operations without effects into regions that are executed at most once and
/// contain all their uses. Corresponds to MLIR's pass of the same name.
#[derive(Pass, Clone, Default, Debug)]
#[pass(description = "Sink operations into conditional blocks", crate = crate::ods)]
pub struct ControlFlowSink {
    /// Number of operations sunk
    #[statistic]
    pub num_sunk: u64,
}

impl OperationPass for ControlFlowSink {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        let mut dominance = cx.analysis::<DominanceInfo>();
        let branches = cx.ir.walk_post(cx.op).filter(|op| cx.ir.has_interface::<dyn RegionBranchOpInterface>(*op));
        for op in branches.collect::<Vec<Operation>>() {
            for region in regions_run_once(cx.ir, op) {
                self.num_sunk += sink_into(cx.ir, &mut dominance, region);
            }
        }
        // Blocks stay as they are.
        cx.preserve(dominance);
        Ok(())
    }
}

/// Returns the regions that are executed at most once.
fn regions_run_once(ir: &Ir, op: Operation) -> Vec<Region> {
    let Some(branch) = ir.interface::<dyn RegionBranchOpInterface>(op) else { return Vec::new() };
    let constants: Vec<Option<Attribute>> = ir.operands(op).map(|operand| ir.constant(operand)).collect();
    let bounds = branch.region_invocation_bounds(ir, &constants);
    let once = ir.regions(op).zip(bounds).filter(|(_, bounds)| bounds.upper.is_some_and(|upper| upper <= 1));
    once.map(|(region, _)| region).filter(|region| !ir.is_region_empty(*region)).collect()
}

/// Moves what only the region needs to its start. Returns the number of operations.
fn sink_into(ir: &mut Ir, dominance: &mut DominanceInfo, region: Region) -> u64 {
    let Some(entry) = ir.entry_block(region) else { return 0 };
    let mut pending: Vec<Operation> = ir.blocks(region).flat_map(|block| ir.block_ops(block)).collect();
    let mut count = 0;
    while let Some(user) = pending.pop() {
        for value in ir.operands(user).collect::<Vec<Value>>() {
            let Some(op) = ir.defining_op(value).filter(|op| ir.parent_region(*op) != Some(region)) else { continue };
            let users: Vec<Operation> = ir.results(op).flat_map(|result| ir.users(result)).collect();
            let mut is_inside = |user: &Operation| {
                ir.parent_block(*user).is_some_and(|block| dominance.block_dominates(ir, entry, block))
            };
            if users.iter().all(&mut is_inside) && ir.is_memory_effect_free(op) {
                let start = InsertionPoint::start_of(ir, entry);
                ir.move_op(op, start);
                pending.push(op);
                count += 1;
            }
        }
    }
    count
}
