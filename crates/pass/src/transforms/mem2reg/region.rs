//! Facts about the blocks of regions, which promotion does not change.

use ods_core::ir::dominance::DominanceInfo;
use ods_core::{Block, Ir, Region};
use ods_rewrite::block_postorder;
use rustc_hash::{FxHashMap, FxHashSet};

/// The facts about regions, computed when they are asked for.
#[derive(Default)]
pub(super) struct Regions {
    dominance: DominanceInfo,
    known: FxHashMap<Region, Blocks>,
}

/// The reachable blocks of a region, by position in an order in which each block comes after its dominators.
struct Blocks {
    all: Vec<Block>,
    order: FxHashMap<Block, usize>,
    /// The blocks at which the dominance of a block ends.
    frontiers: Vec<Vec<usize>>,
    /// The blocks that a block dominates, as a range of numbers in preorder of the tree of dominators; the first one is
    /// its own.
    spans: Vec<(usize, usize)>,
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

    /// Returns the blocks in which definitions from these blocks meet others, and whose content matters: it is loaded
    /// before it is stored. `loads` are the blocks that begin with a load.
    ///
    /// These are blocks of the iterated dominance frontier. The content of such a block matters if it reaches a load,
    /// or another block whose content matters, through the tree of dominators; no walk through all blocks is needed.
    pub(super) fn merge_points(
        &mut self,
        ir: &Ir,
        region: Region,
        definitions: &[Block],
        loads: &[Block],
    ) -> Vec<Block> {
        let blocks = self.blocks(ir, region);
        let (definitions, loads) = (blocks.positions(definitions), blocks.positions(loads));
        let candidates = blocks.iterated_frontier(&definitions);
        if candidates.is_empty() || loads.is_empty() {
            return Vec::new();
        }
        let predecessors = |point: usize| blocks.positions(&ir.predecessors(blocks.all[point]).collect::<Vec<_>>());
        let sources: FxHashMap<usize, Vec<usize>> =
            candidates.iter().map(|point| (*point, predecessors(*point))).collect();
        let sites: Vec<usize> = definitions.iter().chain(&candidates).copied().collect();
        let nearest = blocks.nearest(sites, loads.iter().chain(sources.values().flatten()).copied().collect());
        let definitions: FxHashSet<usize> = definitions.into_iter().collect();
        // A candidate whose content is that at the start of a block, or at its end.
        let at_start = |block: &usize| match sources.contains_key(block) {
            true => Some(*block),
            false => nearest[block].filter(|site| !definitions.contains(site)),
        };
        let at_end = |block: &usize| if definitions.contains(block) { None } else { at_start(block) };
        let mut pending: Vec<usize> = loads.iter().filter_map(at_start).collect();
        let mut points = FxHashSet::default();
        while let Some(point) = pending.pop() {
            if points.insert(point) {
                pending.extend(sources[&point].iter().filter_map(at_end));
            }
        }
        let mut points: Vec<usize> = points.into_iter().collect();
        points.sort_unstable();
        points.into_iter().map(|point| blocks.all[point]).collect()
    }

    /// Returns for each of the blocks the closest other block among the sites that dominates it, if there is one.
    pub(super) fn nearest_dominators(
        &mut self,
        ir: &Ir,
        region: Region,
        sites: &[Block],
        of: &[Block],
    ) -> FxHashMap<Block, Block> {
        let blocks = self.blocks(ir, region);
        let nearest = blocks.nearest(blocks.positions(sites), blocks.positions(of));
        nearest.into_iter().filter_map(|(block, site)| Some((blocks.all[block], blocks.all[site?]))).collect()
    }
}

impl Blocks {
    fn of(ir: &Ir, region: Region, dominance: &mut DominanceInfo) -> Self {
        let all: Vec<Block> = block_postorder(ir, region).into_iter().rev().collect();
        let order: FxHashMap<Block, usize> =
            all.iter().enumerate().map(|(position, block)| (*block, position)).collect();
        let dominator = |block: &Block| dominance.immediate_dominator(ir, *block).map(|block| order[&block]);
        let dominators: Vec<Option<usize>> = all.iter().map(dominator).collect();
        let frontiers = frontiers(ir, &all, &order, &dominators);
        Self { spans: spans(&dominators), all, order, frontiers }
    }

    /// Returns the positions of the reachable blocks among these.
    fn positions(&self, blocks: &[Block]) -> Vec<usize> {
        blocks.iter().filter_map(|block| self.order.get(block).copied()).collect()
    }

    fn iterated_frontier(&self, blocks: &[usize]) -> Vec<usize> {
        let (mut pending, mut found, mut points) = (blocks.to_vec(), FxHashSet::default(), Vec::new());
        while let Some(block) = pending.pop() {
            for point in self.frontiers[block].iter().filter(|point| found.insert(**point)) {
                points.push(*point);
                pending.push(*point);
            }
        }
        points
    }

    /// Returns for each of the blocks the closest other block among the sites that dominates it, if there is one.
    fn nearest(&self, mut sites: Vec<usize>, mut blocks: Vec<usize>) -> FxHashMap<usize, Option<usize>> {
        for list in [&mut sites, &mut blocks] {
            list.sort_unstable_by_key(|block| self.spans[*block].0);
            list.dedup();
        }
        let (mut nearest, mut sites) = (FxHashMap::default(), sites.into_iter().peekable());
        // The sites that dominate the place that is looked at, the closest one last.
        let mut around: Vec<usize> = Vec::new();
        let leave = |around: &mut Vec<usize>, number: usize| {
            while around.last().is_some_and(|site| self.spans[*site].1 <= number) {
                around.pop();
            }
        };
        for block in blocks {
            let number = self.spans[block].0;
            while let Some(site) = sites.next_if(|site| self.spans[*site].0 < number) {
                leave(&mut around, self.spans[site].0);
                around.push(site);
            }
            leave(&mut around, number);
            nearest.insert(block, around.last().copied());
        }
        nearest
    }
}

/// Returns the blocks at which the dominance of each block ends.
fn frontiers(ir: &Ir, all: &[Block], order: &FxHashMap<Block, usize>, dominators: &[Option<usize>]) -> Vec<Vec<usize>> {
    let mut frontiers: Vec<Vec<usize>> = vec![Vec::new(); all.len()];
    for (block, end) in dominators.iter().enumerate() {
        let predecessors: Vec<Block> = ir.predecessors(all[block]).collect();
        if predecessors.len() < 2 {
            continue;
        }
        for predecessor in predecessors {
            let mut runner = order.get(&predecessor).copied();
            while let Some(at) = runner.filter(|at| Some(*at) != *end && frontiers[*at].last() != Some(&block)) {
                frontiers[at].push(block);
                runner = dominators[at];
            }
        }
    }
    frontiers
}

/// Returns the range of numbers in preorder of the tree of dominators that each block dominates. A block comes after
/// its dominator.
fn spans(dominators: &[Option<usize>]) -> Vec<(usize, usize)> {
    let mut sizes = vec![1; dominators.len()];
    for (block, dominator) in dominators.iter().enumerate().rev() {
        if let Some(dominator) = dominator {
            sizes[*dominator] += sizes[block];
        }
    }
    let mut spans: Vec<(usize, usize)> = Vec::with_capacity(sizes.len());
    // The number of the next block that each block dominates directly.
    let mut next = vec![0; sizes.len()];
    for (block, dominator) in dominators.iter().enumerate() {
        let start = dominator.map_or(0, |dominator| next[dominator]);
        dominator.iter().for_each(|dominator| next[*dominator] += sizes[block]);
        next[block] = start + 1;
        spans.push((start, start + sizes[block]));
    }
    spans
}
