//! Block arguments that always have the same value.

use ods_core::interfaces::BranchOpInterface;
use ods_core::{Block, Ir, Region, Value};

/// Replaces block arguments that receive the same value from all branches by that value, and erases them, in the
/// regions and those inside. Returns whether there were any.
///
/// Corresponds to MLIR's `dropRedundantArguments`.
pub fn drop_redundant_arguments(ir: &mut Ir, regions: &[Region]) -> bool {
    let mut dropped = false;
    let mut pending: Vec<Region> = regions.to_vec();
    while let Some(region) = pending.pop() {
        for block in ir.blocks(region).collect::<Vec<_>>() {
            dropped |= drop_in(ir, block);
            pending.extend(ir.regions_in_block(block));
        }
    }
    dropped
}

fn drop_in(ir: &mut Ir, block: Block) -> bool {
    let arguments: Vec<Value> = ir.arguments(block).collect();
    let mut doomed = Vec::new();
    for (position, argument) in arguments.into_iter().enumerate() {
        if let Some(value) = only_received(ir, block, position).filter(|value| *value != argument) {
            ir.replace_all_uses(argument, value);
            doomed.push(position);
        }
    }
    for position in doomed.iter().rev() {
        for branch in ir.predecessor_ops(block).collect::<Vec<_>>() {
            erase_passed(ir, branch, block, *position);
        }
        // Its uses were replaced.
        let _ = ir.erase_argument(block, *position);
    }
    !doomed.is_empty()
}

/// Returns the value that all branches to the block pass for the argument.
fn only_received(ir: &Ir, block: Block, position: usize) -> Option<Value> {
    let mut only = None;
    for branch in ir.predecessor_ops(block) {
        let interface = ir.interface::<dyn BranchOpInterface>(branch)?;
        for (to, operands) in ir.successors(branch).zip(interface.all_successor_operands(ir)) {
            if to != block {
                continue;
            }
            let value = operands.operand(ir, branch, position)?;
            // An argument stays where the operand does.
            let passed = operands.forwarded.start + position - operands.produced;
            if ir.fixed_operands(branch).any(|fixed| fixed.contains(&passed)) {
                return None;
            }
            if only.is_some_and(|only| only != value) {
                return None;
            }
            only = Some(value);
        }
    }
    only
}

/// Erases the operands that a branch passes for the argument, if it still passes as many as there are arguments.
fn erase_passed(ir: &mut Ir, branch: ods_core::Operation, block: Block, position: usize) {
    let Some(interface) = ir.interface::<dyn BranchOpInterface>(branch) else { return };
    let count = ir.num_arguments(block);
    let mut doomed = Vec::new();
    for (to, operands) in ir.successors(branch).zip(interface.all_successor_operands(ir)) {
        if to == block && operands.len() == count {
            doomed.extend(position.checked_sub(operands.produced).map(|at| operands.forwarded.start + at));
        }
    }
    ir.erase_operands(branch, |position| doomed.contains(&position));
}
