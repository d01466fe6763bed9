//! Orders of blocks.

use ods_core::ir::SlotSet;
use ods_core::{Block, Ir, Region};

/// Returns the blocks that the entry of the region reaches, in postorder: each after its successors, as far as
/// possible. In reverse, each comes behind the blocks that dominate it.
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
