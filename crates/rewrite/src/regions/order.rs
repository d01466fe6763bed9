//! Orders of blocks and operations.

use ods_core::ir::SlotSet;
use ods_core::{Block, Ir, Operation, Region};

/// Returns the blocks that the entry of the region reaches, in postorder: each after its successors, except in cycles.
/// In reverse, each comes after the blocks that dominate it.
pub fn block_postorder(ir: &Ir, region: Region) -> Vec<Block> {
    let Some(entry) = ir.entry_block(region) else { return Vec::new() };
    if ir.has_one_block(region) {
        return vec![entry];
    }
    let mut order = Vec::new();
    let mut seen = SlotSet::new();
    seen.insert(entry);
    let successors = |block| ir.last_op(block).into_iter().flat_map(|last| ir.successors(last));
    let mut work = vec![(entry, successors(entry))];
    while let Some((block, left)) = work.last_mut() {
        match left.next() {
            Some(to) => {
                let is_sibling = ir.contains_block(to) && ir.block_region(to) == Some(region);
                if is_sibling && seen.insert(to) {
                    work.push((to, successors(to)));
                }
            }
            None => {
                order.push(*block);
                work.pop();
            }
        }
    }
    order
}

/// Returns the operations of the region and inside, each before its contents.
pub(crate) fn preorder(ir: &Ir, region: Region) -> Vec<Operation> {
    let mut ops = Vec::new();
    let mut pending: Vec<Rest> = ir.entry_block(region).map(Rest::Blocks).into_iter().collect();
    while let Some(rest) = pending.pop() {
        let mut next = match rest {
            Rest::Ops(first) => Some(first),
            Rest::Blocks(block) => {
                pending.extend(ir.next_block(block).map(Rest::Blocks));
                ir.first_op(block)
            }
        };
        while let Some(op) = next {
            ops.push(op);
            next = ir.next_op(op);
            if ir.num_regions(op) > 0 {
                pending.extend(next.take().map(Rest::Ops));
                let entries = ir.regions(op).rev().filter_map(|region| ir.entry_block(region));
                pending.extend(entries.map(Rest::Blocks));
            }
        }
    }
    ops
}

/// A place that a walk comes back to.
enum Rest {
    /// The operations of a block from this one on.
    Ops(Operation),
    /// The blocks of a region from this one on.
    Blocks(Block),
}

/// Returns the operations of the region and inside, each after its contents.
pub(crate) fn postorder(ir: &Ir, region: Region) -> Vec<Operation> {
    let mut ops = Vec::new();
    let mut pending = Vec::new();
    push_ops(ir, region, &mut pending);
    // In reverse, from the last operation on, each comes before its contents.
    while let Some(op) = pending.pop() {
        ops.push(op);
        ir.regions(op).for_each(|region| push_ops(ir, region, &mut pending));
    }
    ops.reverse();
    ops
}

/// Appends the operations directly inside the region, in order.
fn push_ops(ir: &Ir, region: Region, ops: &mut Vec<Operation>) {
    for block in ir.blocks(region) {
        for op in ir.block_ops(block) {
            ops.push(op);
        }
    }
}
