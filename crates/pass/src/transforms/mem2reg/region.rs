//! Facts about the blocks of regions, which promotion does not change.

use ods_core::ir::dominance::DominanceInfo;
use ods_core::{Block, Ir, Region};
use ods_rewrite::block_postorder;
use rustc_hash::FxHashMap;

/// The facts about regions, computed when they are asked for.
#[derive(Default)]
pub(super) struct Regions {
    dominance: DominanceInfo,
    known: FxHashMap<Region, Blocks>,
}

/// The blocks of a region.
struct Blocks {
    /// The position of reachable blocks in an order in which each block comes after its dominators.
    order: FxHashMap<Block, usize>,
    /// The blocks at which the dominance of a block ends.
    frontiers: FxHashMap<Block, Vec<Block>>,
}

impl Regions {
    fn blocks(&mut self, ir: &Ir, region: Region) -> &Blocks {
        let dominance = &mut self.dominance;
        self.known.entry(region).or_insert_with(|| Blocks::of(ir, region, dominance))
    }

    /// Returns the position of the block in its region; `None` if it is unreachable.
    pub(super) fn position(&mut self, ir: &Ir, block: Block) -> Option<usize> {
        let region = ir.block_region(block)?;
        if ir.is_entry_block(block) {
            return Some(0);
        }
        self.blocks(ir, region).order.get(&block).copied()
    }

    /// Returns the closest block that dominates the block.
    pub(super) fn dominator(&mut self, ir: &Ir, block: Block) -> Option<Block> {
        self.dominance.immediate_dominator(ir, block)
    }

    /// Returns the blocks in which definitions from these blocks meet others: their iterated dominance frontier.
    pub(super) fn merge_points(
        &mut self,
        ir: &Ir,
        region: Region,
        definitions: &[Block],
        is_live: impl Fn(Block) -> bool,
    ) -> Vec<Block> {
        if ir.has_one_block(region) {
            return Vec::new();
        }
        let blocks = self.blocks(ir, region);
        let mut queue = definitions.to_vec();
        let mut points: Vec<Block> = Vec::new();
        while let Some(block) = queue.pop() {
            for point in blocks.frontiers.get(&block).into_iter().flatten() {
                if is_live(*point) && !points.contains(point) {
                    points.push(*point);
                    queue.push(*point);
                }
            }
        }
        points.sort_by_key(|point| blocks.order.get(point).copied());
        points
    }
}

impl Blocks {
    fn of(ir: &Ir, region: Region, dominance: &mut DominanceInfo) -> Self {
        let mut this = Self { order: FxHashMap::default(), frontiers: FxHashMap::default() };
        // Each block comes after its dominators.
        let all: Vec<Block> = block_postorder(ir, region).into_iter().rev().collect();
        this.order = all.iter().enumerate().map(|(position, block)| (*block, position)).collect();
        for block in all {
            let predecessors: Vec<Block> = ir.predecessor_ops(block).filter_map(|op| ir.parent_block(op)).collect();
            if predecessors.len() < 2 {
                continue;
            }
            let end = dominance.immediate_dominator(ir, block);
            for predecessor in predecessors {
                let mut runner = Some(predecessor).filter(|block| this.order.contains_key(block));
                while let Some(at) = runner.filter(|at| Some(*at) != end) {
                    let frontier = this.frontiers.entry(at).or_default();
                    if frontier.last() != Some(&block) {
                        frontier.push(block);
                    }
                    runner = dominance.immediate_dominator(ir, at);
                }
            }
        }
        this
    }
}
