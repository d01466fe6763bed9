//! Unreachable blocks.

use ods_core::ir::SlotSet;
use ods_core::{Block, Ir, Region};

use super::order::block_postorder;

/// Erases the blocks that the entries of the regions do not reach, and unreachable blocks of regions inside. Returns
/// whether there were any.
///
/// Corresponds to MLIR's function of this name.
pub fn erase_unreachable_blocks(ir: &mut Ir, regions: &[Region]) -> bool {
    let mut erased = false;
    let mut pending: Vec<Region> = regions.to_vec();
    while let Some(region) = pending.pop() {
        if !ir.is_region_empty(region) && !ir.has_one_block(region) {
            erased |= erase_in(ir, region);
        }
        for block in ir.blocks(region) {
            pending.extend(ir.regions_in_block(block));
        }
    }
    erased
}

fn erase_in(ir: &mut Ir, region: Region) -> bool {
    let mut reachable = SlotSet::new();
    for block in block_postorder(ir, region) {
        reachable.insert(block);
    }
    let doomed: Vec<Block> = ir.blocks(region).filter(|block| !reachable.contains(*block)).collect();
    // Values that are used outside of unreachable code, which no verified IR has, keep their blocks.
    !doomed.is_empty() && ir.erase_blocks(&doomed).is_ok()
}
