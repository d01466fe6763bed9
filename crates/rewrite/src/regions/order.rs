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
    let mut work = vec![(entry, 0)];
    while let Some((block, next)) = work.last_mut() {
        let (from, index) = (*block, *next);
        *next += 1;
        let successor = ir.last_op(from).and_then(|last| ir.successor(last, index));
        match successor {
            Some(to) => {
                let is_sibling = ir.contains_block(to) && ir.block_region(to) == Some(region);
                if is_sibling && seen.insert(to) {
                    work.push((to, 0));
                }
            }
            None => {
                order.push(from);
                work.pop();
            }
        }
    }
    order
}

/// Returns the operations of the region and inside, each before its contents.
pub(crate) fn preorder(ir: &Ir, region: Region) -> Vec<Operation> {
    let mut ops = Vec::new();
    let mut pending = Vec::new();
    push_ops(ir, region, &mut pending);
    pending.reverse();
    while let Some(op) = pending.pop() {
        ops.push(op);
        let inside = pending.len();
        ir.regions(op).for_each(|region| push_ops(ir, region, &mut pending));
        pending[inside..].reverse();
    }
    ops
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
