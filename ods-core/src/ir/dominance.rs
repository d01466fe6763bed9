//! Dominance: whether every path from the entry of a region to a use passes its definition.
//!
//! Regions of one block need no tree: the order in the block decides, and in a *graph region* (its operation has the
//! trait, or is not registered) there is no constraint at all. Regions of several blocks get a dominator tree on
//! demand, by Lengauer and Tarjan's algorithm with path compression: O(n log n) for any graph, where the simpler
//! iterative algorithm is quadratic on a chain of blocks that all branch to one exit.
//!
//! Invariants:
//! * nothing here recurses, so nesting depth and chain length cost no stack;
//! * a [`DominanceInfo`] describes the IR at the time of the first query; create a new one after changing branches or
//!   blocks.

use rustc_hash::FxHashMap;

use crate::entity::{Block, Operation, Region, Value};
use crate::schema::TraitSet;

use super::{Ir, ValueOwner};

/// Dominance queries, with the trees computed so far.
///
/// ```
/// # use ods_core as ods;
/// # use ods::builtin::{ModuleOp, UnrealizedConversionCastOp};
/// # use ods::{Context, Ir, Type};
/// use ods::ir::dominance::DominanceInfo;
///
/// # fn main() -> ods::Result {
/// # let mut ir = Ir::new(Context::new().into());
/// # let module = ir.builder().insert(ModuleOp::new())?;
/// let mut b = module.body_builder(&mut ir);
/// let x = b.value(UnrealizedConversionCastOp::new([], [Type::I32]))?;
/// let user = b.insert(UnrealizedConversionCastOp::new([x], [Type::INDEX]))?;
/// assert!(DominanceInfo::new().dominates_use(&ir, x, user));
/// # Ok(())
/// # }
/// ```
#[derive(Debug, Default)]
pub struct DominanceInfo {
    trees: FxHashMap<Region, DominatorTree>,
}

impl Ir {
    /// Returns whether definitions in the region must precede uses. False for graph regions, which have one block: as
    /// in MLIR, a region of several blocks always has SSA dominance.
    pub fn has_ssa_dominance(&self, region: Region) -> bool {
        let info = self.op_info(self.region_parent(region));
        let may_be_graph = info.schema().is_none() || info.traits().contains(TraitSet::GRAPH_REGION);
        !(may_be_graph && self.has_one_block(region))
    }
}

impl DominanceInfo {
    /// Creates a cache without trees.
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns whether some path leads from the region's entry to the block.
    pub fn is_reachable(&mut self, ir: &Ir, block: Block) -> bool {
        ir.is_entry_block(block) || self.tree(ir, block).is_some_and(|tree| tree.number(block).is_some())
    }

    /// Returns whether the value is defined on every path to the operation, so that it may be an operand.
    pub fn dominates_use(&mut self, ir: &Ir, value: Value, user: impl Into<Operation>) -> bool {
        let user = user.into();
        match ir.value_owner(value) {
            ValueOwner::Result(op, _) => self.op_dominates(ir, op, user, false),
            ValueOwner::Argument(block, _) => {
                ir.parent_block(user).is_some_and(|user| self.block_dominates(ir, block, user))
            }
        }
    }

    /// Returns whether `a` precedes `b` on every path to `b`, or contains it. No operation properly dominates itself.
    pub fn properly_dominates(&mut self, ir: &Ir, a: impl Into<Operation>, b: impl Into<Operation>) -> bool {
        let b = b.into();
        let a = a.into();
        a != b && self.op_dominates(ir, a, b, true)
    }

    /// Returns whether `a` dominates `b`. `inside` says whether an operation dominates the operations it contains; its
    /// results do not.
    fn op_dominates(&mut self, ir: &Ir, a: Operation, b: Operation, inside: bool) -> bool {
        let Some(a_block) = ir.parent_block(a) else { return false };
        let Some(region) = ir.block_region(a_block) else { return false };
        let Some(b) = ancestor_in_region(ir, region, b) else { return false };
        if a == b && inside {
            return true;
        }
        match ir.parent_block(b) {
            Some(b_block) if b_block == a_block => !ir.has_ssa_dominance(region) || ir.is_before_in_block(a, b),
            Some(b_block) => self.dominates_in_region(ir, a_block, b_block),
            None => false,
        }
    }

    /// Returns whether every path to `b` leads through `a`, or `a` contains `b` or is it.
    pub fn block_dominates(&mut self, ir: &Ir, a: Block, b: Block) -> bool {
        let Some(region) = ir.block_region(a) else { return a == b };
        match ir.ancestor_block_in_region(region, b) {
            Some(b) => self.dominates_in_region(ir, a, b),
            None => false,
        }
    }

    /// Returns whether `a` dominates `b` and is a different block. As in MLIR, a block of a graph region properly
    /// dominates itself.
    pub fn properly_dominates_block(&mut self, ir: &Ir, a: Block, b: Block) -> bool {
        if a == b {
            return ir.block_region(a).is_some_and(|region| !ir.has_ssa_dominance(region));
        }
        self.block_dominates(ir, a, b)
    }

    /// Returns whether `a` dominates `b`, both in one region. Every block dominates unreachable blocks.
    pub(crate) fn dominates_in_region(&mut self, ir: &Ir, a: Block, b: Block) -> bool {
        a == b || self.tree(ir, a).is_some_and(|tree| tree.dominates(a, b))
    }

    /// Returns the closest block that every path to `block` leads through; `None` for entry blocks and unreachable
    /// blocks.
    pub fn immediate_dominator(&mut self, ir: &Ir, block: Block) -> Option<Block> {
        self.tree(ir, block)?.immediate_dominator(block)
    }

    fn tree(&mut self, ir: &Ir, block: Block) -> Option<&DominatorTree> {
        let region = ir.block_region(block)?;
        Some(self.trees.entry(region).or_insert_with(|| DominatorTree::of(ir, region)))
    }
}

/// Returns the operation directly in `region` that is `op` or contains it.
fn ancestor_in_region(ir: &Ir, region: Region, op: Operation) -> Option<Operation> {
    std::iter::successors(Some(op), |op| ir.parent_op(*op)).find(|op| ir.parent_region(*op) == Some(region))
}

/// The dominator tree of a region. Blocks are numbered in depth-first order; unreachable blocks have no number.
#[derive(Debug)]
struct DominatorTree {
    numbers: FxHashMap<Block, u32>,
    blocks: Vec<Block>,
    /// The immediate dominators by number; the entry's is itself.
    dominators: Vec<u32>,
    /// The times at which a walk of the tree enters and leaves each node: a node's span contains the spans of its
    /// descendants.
    spans: Vec<(u32, u32)>,
}

impl DominatorTree {
    fn of(ir: &Ir, region: Region) -> Self {
        let search = Search::of(ir, region);
        let dominators = search.dominators();
        let spans = spans(&dominators);
        Self { numbers: search.numbers, blocks: search.blocks, dominators, spans }
    }

    fn number(&self, block: Block) -> Option<u32> {
        self.numbers.get(&block).copied()
    }

    fn dominates(&self, a: Block, b: Block) -> bool {
        match (self.number(a), self.number(b)) {
            (_, None) => true,
            (None, Some(_)) => false,
            (Some(a), Some(b)) => {
                let (outer, inner) = (self.spans[a as usize], self.spans[b as usize]);
                outer.0 <= inner.0 && inner.1 <= outer.1
            }
        }
    }

    fn immediate_dominator(&self, block: Block) -> Option<Block> {
        let number = self.number(block).filter(|number| *number != 0)?;
        Some(self.blocks[self.dominators[number as usize] as usize])
    }
}

/// A depth-first search of a region's blocks from its entry.
#[derive(Default)]
struct Search {
    numbers: FxHashMap<Block, u32>,
    blocks: Vec<Block>,
    /// Number of the block from which each block was first reached.
    parents: Vec<u32>,
    /// Numbers of the predecessors of each block.
    predecessors: Vec<Vec<u32>>,
}

impl Search {
    fn of(ir: &Ir, region: Region) -> Self {
        let mut search = Self::default();
        let mut pending: Vec<(Block, u32)> = ir.entry_block(region).map(|entry| (entry, 0)).into_iter().collect();
        while let Some((block, from)) = pending.pop() {
            let is_entry = search.blocks.is_empty();
            let next = search.blocks.len() as u32;
            let number = *search.numbers.entry(block).or_insert(next);
            if number == next {
                search.blocks.push(block);
                search.parents.push(from);
                search.predecessors.push(Vec::new());
                // A successor in another region is reported as an error elsewhere; it is ignored here.
                let inside = |to: &Block| ir.contains_block(*to) && ir.block_region(*to) == Some(region);
                let last = ir.last_op(block);
                pending.extend(last.into_iter().flat_map(|op| ir.successors(op)).filter(inside).map(|to| (to, number)));
            }
            if !is_entry {
                search.predecessors[number as usize].push(from);
            }
        }
        search
    }

    /// Returns the immediate dominators by number.
    fn dominators(&self) -> Vec<u32> {
        let count = self.blocks.len();
        let mut forest = Forest::new(count);
        let mut semi: Vec<u32> = (0..count as u32).collect();
        let mut dominators = vec![0; count];
        let mut buckets: Vec<Vec<u32>> = vec![Vec::new(); count];
        for node in (1..count).rev() {
            let parent = self.parents[node];
            for predecessor in &self.predecessors[node] {
                let best = forest.lowest(*predecessor, &semi);
                semi[node] = semi[node].min(semi[best as usize]);
            }
            buckets[semi[node] as usize].push(node as u32);
            forest.link(parent, node as u32);
            for waiting in std::mem::take(&mut buckets[parent as usize]) {
                let best = forest.lowest(waiting, &semi);
                let is_lower = semi[best as usize] < semi[waiting as usize];
                dominators[waiting as usize] = if is_lower { best } else { parent };
            }
        }
        for node in 1..count {
            if dominators[node] != semi[node] {
                dominators[node] = dominators[dominators[node] as usize];
            }
        }
        dominators
    }
}

/// The ancestor of roots of the forest.
const ROOT: u32 = u32::MAX;

/// The forest of Lengauer and Tarjan's algorithm, with path compression.
struct Forest {
    ancestors: Vec<u32>,
    labels: Vec<u32>,
    path: Vec<u32>,
}

impl Forest {
    fn new(count: usize) -> Self {
        Self { ancestors: vec![ROOT; count], labels: (0..count as u32).collect(), path: Vec::new() }
    }

    fn link(&mut self, parent: u32, node: u32) {
        self.ancestors[node as usize] = parent;
    }

    /// Returns the node with the lowest semidominator between `node` and the root of its tree, excluding the root.
    fn lowest(&mut self, node: u32, semi: &[u32]) -> u32 {
        let mut at = node;
        while self.ancestors[at as usize] != ROOT {
            self.path.push(at);
            at = self.ancestors[at as usize];
        }
        // `at` is the root now; the path of the node directly below it is already compressed.
        self.path.pop();
        while let Some(below) = self.path.pop() {
            let above = self.ancestors[below as usize];
            let (label, candidate) = (self.labels[below as usize], self.labels[above as usize]);
            if semi[candidate as usize] < semi[label as usize] {
                self.labels[below as usize] = candidate;
            }
            self.ancestors[below as usize] = self.ancestors[above as usize];
        }
        self.labels[node as usize]
    }
}

/// Returns the times at which a walk of the tree enters and leaves each node.
fn spans(dominators: &[u32]) -> Vec<(u32, u32)> {
    let mut children: Vec<Vec<u32>> = vec![Vec::new(); dominators.len()];
    for (node, dominator) in dominators.iter().enumerate().skip(1) {
        children[*dominator as usize].push(node as u32);
    }
    let mut spans = vec![(0, 0); dominators.len()];
    let mut clock = 0;
    let mut stack = if dominators.is_empty() { Vec::new() } else { vec![0_u32] };
    let mut entered = vec![false; dominators.len()];
    while let Some(node) = stack.last().copied() {
        let node = node as usize;
        if entered[node] {
            spans[node].1 = clock;
            stack.pop();
        } else {
            entered[node] = true;
            spans[node].0 = clock;
            stack.append(&mut children[node]);
        }
        clock += 1;
    }
    spans
}

#[cfg(test)]
mod tests;
