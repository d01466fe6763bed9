//! The tree of dominators of a graph without cycles, with facts about what each block dominates.
//!
//! A tree stays as it is while branches become operations. The blocks that a block dominates then still have their
//! edges, though an edge that leaves them may lead to another block than before.

use ods::ir::SlotMap;
use ods::prelude::*;

use super::edges::successors;

/// The tree, as the blocks in preorder. Blocks that a block dominates directly are in the order of a depth-first
/// search.
pub(super) struct Tree {
    blocks: Vec<Block>,
    facts: Vec<Facts>,
    /// The number of each block in `blocks`.
    numbers: SlotMap<Block, Option<usize>>,
    /// The number of blocks and edges out of blocks before each block.
    weights: Vec<usize>,
}

/// Facts about a block and all that it dominates.
#[derive(Clone, Copy)]
struct Facts {
    /// The number of blocks.
    size: usize,
    /// The number of dominators of the block.
    depth: usize,
    /// The least depth of a block that is the closest dominator of the target of an edge.
    least: usize,
    /// The number of edges that leave these blocks.
    num_out: isize,
    /// The number of edges into the block itself.
    num_into: usize,
    has_exit: bool,
}

impl Tree {
    /// Computes the tree of the blocks that the root reaches.
    pub(super) fn of(ir: &Ir, root: Block) -> Self {
        let graph = Graph::of(ir, root);
        let dominators = graph.dominators();
        let facts = graph.facts(&dominators);
        let mut children: Vec<Vec<usize>> = vec![Vec::new(); graph.blocks.len()];
        for (block, dominator) in dominators.iter().enumerate().skip(1) {
            children[*dominator].push(block);
        }
        let mut tree = Self { blocks: Vec::new(), facts: Vec::new(), numbers: SlotMap::new(), weights: vec![0] };
        let (mut pending, mut weight) = (vec![0], 0);
        while let Some(number) = pending.pop() {
            let block = graph.blocks[number];
            *tree.numbers.get_mut(block) = Some(tree.blocks.len());
            tree.blocks.push(block);
            tree.facts.push(facts[number]);
            weight += 1 + graph.successors[number].len();
            tree.weights.push(weight);
            children[number].sort_unstable_by_key(|child| std::cmp::Reverse(graph.visits[*child]));
            pending.append(&mut children[number]);
        }
        tree
    }

    pub(super) fn number(&self, block: Block) -> Option<usize> {
        // Another block may have the slot of an erased one.
        self.numbers.get(block).filter(|number| self.blocks[*number] == block)
    }

    pub(super) fn block(&self, number: usize) -> Block {
        self.blocks[number]
    }

    /// Returns the blocks that the block dominates, itself among them.
    pub(super) fn dominated(&self, number: usize) -> &[Block] {
        &self.blocks[number..number + self.facts[number].size]
    }

    /// Returns whether the first block dominates the second one.
    pub(super) fn dominates(&self, outer: usize, inner: usize) -> bool {
        (outer..outer + self.facts[outer].size).contains(&inner)
    }

    /// Returns the blocks that the block dominates directly and that several edges lead to.
    pub(super) fn joins(&self, number: usize) -> impl Iterator<Item = usize> + '_ {
        let end = number + self.facts[number].size;
        let next = move |child: &usize| Some(*child + self.facts[*child].size).filter(|next| *next < end);
        let first = Some(number + 1).filter(|first| *first < end);
        std::iter::successors(first, next).filter(|child| self.facts[*child].num_into > 1)
    }

    /// Returns whether an edge leads from the dominated blocks of `inner` to a block that `outer`, which dominates
    /// `inner`, does not dominate.
    pub(super) fn leaves(&self, inner: usize, outer: usize) -> bool {
        self.facts[inner].least < self.facts[outer].depth
    }

    /// Returns whether a block without successors is among the dominated blocks.
    pub(super) fn has_exit(&self, number: usize) -> bool {
        self.facts[number].has_exit
    }

    /// Returns the number of edges that leave the dominated blocks.
    pub(super) fn num_out(&self, number: usize) -> usize {
        self.facts[number].num_out.unsigned_abs()
    }

    /// Returns the number of dominated blocks and of edges out of them.
    pub(super) fn weight(&self, number: usize) -> usize {
        self.weights[number + self.facts[number].size] - self.weights[number]
    }
}

/// The graph of the blocks that a root reaches. Blocks are numbered in reverse postorder of a depth-first search.
struct Graph {
    blocks: Vec<Block>,
    successors: Vec<Vec<usize>>,
    /// The numbers in preorder of the search.
    visits: Vec<usize>,
}

impl Graph {
    fn of(ir: &Ir, root: Block) -> Self {
        let mut visits: SlotMap<Block, Option<usize>> = SlotMap::new();
        *visits.get_mut(root) = Some(0);
        let (mut num_visits, mut blocks) = (1, Vec::new());
        let mut open = vec![(root, successors(ir, root).into_iter())];
        while let Some((block, rest)) = open.last_mut() {
            match rest.next() {
                Some(next) if visits.get(next).is_none() => {
                    *visits.get_mut(next) = Some(num_visits);
                    num_visits += 1;
                    open.push((next, successors(ir, next).into_iter()));
                }
                Some(_) => {}
                None => {
                    blocks.push(*block);
                    open.pop();
                }
            }
        }
        blocks.reverse();
        let mut numbers: SlotMap<Block, usize> = SlotMap::new();
        blocks.iter().enumerate().for_each(|(number, block)| *numbers.get_mut(*block) = number);
        let targets = |block: &Block| successors(ir, *block).into_iter().map(|to| *numbers.get(to)).collect();
        let successors = blocks.iter().map(targets).collect();
        let visits = blocks.iter().map(|block| visits.get(*block).unwrap_or_default()).collect();
        Self { blocks, successors, visits }
    }

    /// Returns the closest dominator of each block; for the root, itself. It is the closest common dominator of the
    /// predecessors, which come before the block.
    fn dominators(&self) -> Vec<usize> {
        let mut ancestors = Ancestors::default();
        let mut dominators: Vec<Option<usize>> = vec![None; self.blocks.len()];
        for (block, successors) in self.successors.iter().enumerate() {
            ancestors.add(dominators[block].unwrap_or(0));
            for to in successors {
                dominators[*to] = Some(dominators[*to].map_or(block, |other| ancestors.common(other, block)));
            }
        }
        ancestors.parents
    }

    fn facts(&self, dominators: &[usize]) -> Vec<Facts> {
        let none = Facts { size: 1, depth: 0, least: usize::MAX, num_out: 0, num_into: 0, has_exit: false };
        let mut facts = vec![none; self.blocks.len()];
        for (block, successors) in self.successors.iter().enumerate() {
            if block > 0 {
                facts[block].depth = facts[dominators[block]].depth + 1;
            }
            (facts[block].num_out, facts[block].has_exit) = (successors.len() as isize, successors.is_empty());
            successors.iter().for_each(|to| facts[*to].num_into += 1);
        }
        for (block, successors) in self.successors.iter().enumerate().rev() {
            let depths = successors.iter().map(|to| facts[dominators[*to]].depth);
            facts[block].least = depths.chain([facts[block].least]).min().unwrap_or(usize::MAX);
            if block > 0 {
                let inner = facts[block];
                let outer = &mut facts[dominators[block]];
                outer.size += inner.size;
                outer.least = outer.least.min(inner.least);
                // Edges into a block come from what its dominator dominates.
                outer.num_out += inner.num_out - inner.num_into as isize;
                outer.has_exit |= inner.has_exit;
            }
        }
        facts
    }
}

/// A tree that grows at its leaves, in which the closest common ancestor of two nodes is found in logarithmic time.
#[derive(Default)]
struct Ancestors {
    parents: Vec<usize>,
    depths: Vec<usize>,
    /// An ancestor of each node that may be far up.
    jumps: Vec<usize>,
}

impl Ancestors {
    /// Adds a node. The first one is the root, and its own parent.
    fn add(&mut self, parent: usize) {
        let (depth, jump) = match self.parents.is_empty() {
            true => (0, 0),
            false => {
                let far = self.jumps[parent];
                let length = |from: usize, to: usize| self.depths[from] - self.depths[to];
                let is_even = length(parent, far) == length(far, self.jumps[far]);
                (self.depths[parent] + 1, if is_even { self.jumps[far] } else { parent })
            }
        };
        self.parents.push(parent);
        self.depths.push(depth);
        self.jumps.push(jump);
    }

    fn common(&self, mut a: usize, mut b: usize) -> usize {
        if self.depths[a] < self.depths[b] {
            std::mem::swap(&mut a, &mut b);
        }
        while self.depths[a] > self.depths[b] {
            let is_above = self.depths[self.jumps[a]] < self.depths[b];
            a = if is_above { self.parents[a] } else { self.jumps[a] };
        }
        while a != b {
            // Nodes at the same depth jump equally far.
            let is_common = self.jumps[a] == self.jumps[b];
            (a, b) = if is_common { (self.parents[a], self.parents[b]) } else { (self.jumps[a], self.jumps[b]) };
        }
        a
    }
}
