//! Simplifying regions: unreachable blocks, dead code, equal blocks and redundant arguments. Corresponds to MLIR's
//! `simplifyRegions`.

mod added_operands;
mod dead_code;
mod merge_blocks;
mod order;
mod redundant_arguments;
mod unreachable;

pub use added_operands::AddedOperands;
pub use dead_code::erase_dead_code;
pub use merge_blocks::merge_equal_blocks;
pub use order::block_postorder;
pub(crate) use order::{postorder, preorder};
pub use redundant_arguments::drop_redundant_arguments;
pub use unreachable::erase_unreachable_blocks;

use ods_core::{Ir, Region};

/// The extent to which regions are simplified. Corresponds to MLIR's `GreedySimplifyRegionLevel`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RegionSimplification {
    /// Not at all.
    Disabled,
    /// Unreachable blocks, dead operations and dead block arguments are erased.
    Normal,
    /// In addition, equal blocks are merged, and block arguments that always have the same value are replaced.
    Aggressive,
}

/// Simplifies the regions, and those inside. Returns whether anything changed.
///
/// `is_settled` says that no operation in the regions is trivially dead, which saves work.
pub fn simplify_regions(ir: &mut Ir, regions: &[Region], level: RegionSimplification, is_settled: bool) -> bool {
    if level == RegionSimplification::Disabled {
        return false;
    }
    let erased_blocks = erase_unreachable_blocks(ir, regions);
    let may_be_dead = !is_settled || regions.iter().any(|region| has_cycles(ir, *region));
    let mut changed = erased_blocks | (may_be_dead && erase_dead_code(ir, regions));
    if level == RegionSimplification::Aggressive {
        changed |= merge_equal_blocks(ir, regions);
        changed |= drop_redundant_arguments(ir, regions);
    }
    changed
}

/// Returns whether uses inside the region may form cycles: a region has several blocks, or is a graph. Without cycles,
/// code is dead only if an operation is trivially dead.
fn has_cycles(ir: &Ir, region: Region) -> bool {
    let mut pending = vec![region];
    while let Some(region) = pending.pop() {
        if ir.is_region_empty(region) {
            continue;
        }
        let is_graph = !ir.has_ssa_dominance(region);
        if is_graph && has_self_uses(ir, region) || !ir.has_one_block(region) {
            return true;
        }
        for block in ir.blocks(region) {
            pending.extend(ir.regions_in_block(block));
        }
    }
    false
}

/// Returns whether an operation of the region uses a value that is defined later in its block, or by itself.
fn has_self_uses(ir: &Ir, region: Region) -> bool {
    ir.blocks(region).flat_map(|block| ir.block_ops(block)).any(|op| {
        ir.operands(op).any(|value| {
            ir.defining_op(value).is_some_and(|definition| definition == op || ir.is_before_in_block(op, definition))
        })
    })
}
