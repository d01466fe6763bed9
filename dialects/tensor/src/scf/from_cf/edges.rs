//! Edges between blocks, and the order of blocks in a graph.

use ods::interfaces::BranchOpInterface;
use ods::ir::{SlotMap, SlotSet};
use ods::prelude::*;

/// An edge: a terminator, and the position of a block among its successors.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Edge {
    pub(super) from: Operation,
    pub(super) index: usize,
}

impl Edge {
    /// Returns the edges out of a block.
    pub(super) fn out_of(ir: &Ir, block: Block) -> Vec<Self> {
        let Some(from) = ir.last_op(block) else { return Vec::new() };
        (0..ir.num_successors(from)).map(|index| Self { from, index }).collect()
    }

    /// Returns the edges into a block, the newest first.
    pub(super) fn into(ir: &Ir, block: Block) -> Vec<Self> {
        ir.predecessor_edges(block).map(|(from, index)| Self { from, index }).collect()
    }

    /// Returns whether one edge leads to the block.
    pub(super) fn is_only_one_into(ir: &Ir, block: Block) -> bool {
        ir.predecessor_ops(block).take(2).count() == 1
    }

    pub(super) fn target(self, ir: &Ir) -> Option<Block> {
        ir.successor(self.from, self.index)
    }

    /// Returns the values that are passed to the arguments of the target.
    pub(super) fn passed(self, ir: &Ir) -> Values {
        let Some(branch) = ir.interface::<dyn BranchOpInterface>(self.from) else { return Values::new() };
        let forwarded = branch.successor_operands(ir, self.index).forwarded;
        ir.operands(self.from).skip(forwarded.start).take(forwarded.len()).collect()
    }

    /// Passes one more value.
    pub(super) fn pass(self, ir: &mut Ir, value: Value) {
        ir.add_successor_operand(self.from, self.index, value);
    }

    /// Passes these values instead of the old ones.
    pub(super) fn pass_all(self, ir: &mut Ir, values: &[Value]) {
        ir.set_successor_operands(self.from, self.index, values.iter().copied());
    }

    /// Leads the edge to another block, and keeps what it passes.
    pub(super) fn redirect(self, ir: &mut Ir, to: Block) {
        ir.set_successor(self.from, self.index, to);
    }
}

/// Returns the successors of a block.
pub(super) fn successors(ir: &Ir, block: Block) -> Vec<Block> {
    ir.last_op(block).map(|last| ir.successors(last).collect()).unwrap_or_default()
}

/// Returns the sets of blocks that reach each other, if the entry reaches them. The order of the sets, and of the
/// blocks in a set, is the order of LLVM's `scc_iterator`: a set comes after the sets that it reaches. Blocks that do
/// not reach themselves are omitted.
pub(super) fn cycles(ir: &Ir, entry: Block) -> Vec<Vec<Block>> {
    let mut search = CycleSearch { numbers: SlotMap::new(), visits: 0, open: Vec::new(), found: Vec::new() };
    search.run(ir, entry);
    search.found
}

/// Tarjan's algorithm, without recursion.
struct CycleSearch {
    /// The number of each visited block, in the order of visits; `usize::MAX` once its set is complete.
    numbers: SlotMap<Block, Option<usize>>,
    visits: usize,
    /// Visited blocks whose set is not complete.
    open: Vec<Block>,
    found: Vec<Vec<Block>>,
}

/// A block that is being visited.
struct Visit {
    block: Block,
    successors: std::vec::IntoIter<Block>,
    number: usize,
    /// The least number of a block that it reaches.
    least: usize,
}

impl CycleSearch {
    fn run(&mut self, ir: &Ir, entry: Block) {
        let mut visits = vec![self.visit(ir, entry)];
        while let Some(visit) = visits.last_mut() {
            match visit.successors.next() {
                Some(next) => match self.numbers.get(next) {
                    Some(number) => visit.least = visit.least.min(*number),
                    None => visits.push(self.visit(ir, next)),
                },
                None => {
                    let Visit { block, number, least, .. } = *visit;
                    visits.pop();
                    if let Some(around) = visits.last_mut() {
                        around.least = around.least.min(least);
                    }
                    if number == least {
                        self.complete(ir, block);
                    }
                }
            }
        }
    }

    fn visit(&mut self, ir: &Ir, block: Block) -> Visit {
        let number = self.visits;
        self.visits += 1;
        *self.numbers.get_mut(block) = Some(number);
        self.open.push(block);
        Visit { block, successors: successors(ir, block).into_iter(), number, least: number }
    }

    /// Takes the set that begins with the block.
    fn complete(&mut self, ir: &Ir, first: Block) {
        let mut set = Vec::new();
        while let Some(block) = self.open.pop() {
            *self.numbers.get_mut(block) = Some(usize::MAX);
            set.push(block);
            if block == first {
                break;
            }
        }
        if set.len() > 1 || successors(ir, first).contains(&first) {
            self.found.push(set);
        }
    }
}

/// The dominators of the blocks of a set. The entry reaches all of these within the set.
pub(super) struct Dominators {
    /// The blocks in preorder of a depth-first search.
    preorder: Vec<Block>,
    numbers: SlotMap<Block, Option<usize>>,
    /// The immediate dominator of each block, by number; its own for the entry.
    immediate: Vec<usize>,
}

impl Dominators {
    /// Computes the dominators of the blocks that the entry reaches within the set, by the algorithm of Cooper, Harvey
    /// and Kennedy.
    pub(super) fn within(ir: &Ir, entry: Block, set: &SlotSet<Block>) -> Self {
        let (preorder, postorder) = search(ir, entry, set);
        let mut numbers = SlotMap::new();
        for (number, block) in preorder.iter().enumerate() {
            *numbers.get_mut(*block) = Some(number);
        }
        // In reverse postorder, each with its number.
        let order: Vec<(Block, usize)> =
            postorder.iter().rev().filter_map(|block| Some((*block, (*numbers.get(*block))?))).collect();
        let mut ranks = vec![0; preorder.len()];
        for (rank, (_, number)) in order.iter().rev().enumerate() {
            ranks[*number] = rank;
        }
        let mut immediate = vec![usize::MAX; preorder.len()];
        immediate[0] = 0;
        let mut changed = true;
        while changed {
            changed = false;
            for (block, number) in order.iter().filter(|(block, _)| *block != entry) {
                let known = ir.predecessors(*block).filter_map(|from| *numbers.get(from));
                let known = known.filter(|from| immediate[*from] != usize::MAX);
                let Some(new) = known.reduce(|a, b| common(&immediate, &ranks, a, b)) else { continue };
                changed |= immediate[*number] != new;
                immediate[*number] = new;
            }
        }
        Self { preorder, numbers, immediate }
    }

    /// Returns whether the first block dominates the second one.
    pub(super) fn dominates(&self, a: Block, b: Block) -> bool {
        let (Some(a), Some(mut b)) = (*self.numbers.get(a), *self.numbers.get(b)) else {
            return false;
        };
        while a != b {
            let next = self.immediate[b];
            if next == b {
                return false;
            }
            b = next;
        }
        true
    }

    /// Returns the blocks in preorder of the tree of dominators.
    pub(super) fn tree_preorder(&self) -> Vec<Block> {
        let mut children: Vec<Vec<usize>> = vec![Vec::new(); self.preorder.len()];
        for (number, parent) in self.immediate.iter().enumerate().skip(1) {
            children[*parent].push(number);
        }
        let mut order = Vec::with_capacity(self.preorder.len());
        let mut pending = vec![0];
        while let Some(number) = pending.pop() {
            order.push(self.preorder[number]);
            pending.extend(children[number].iter().rev());
        }
        order
    }
}

/// Returns the closest common dominator of two blocks.
fn common(immediate: &[usize], ranks: &[usize], mut a: usize, mut b: usize) -> usize {
    while a != b {
        while ranks[a] < ranks[b] {
            a = immediate[a];
        }
        while ranks[b] < ranks[a] {
            b = immediate[b];
        }
    }
    a
}

/// Returns the blocks of the set that the entry reaches, in preorder and in postorder of a depth-first search.
fn search(ir: &Ir, entry: Block, set: &SlotSet<Block>) -> (Vec<Block>, Vec<Block>) {
    let (mut preorder, mut postorder, mut seen) = (vec![entry], Vec::new(), SlotSet::from_iter([entry]));
    let mut visits = vec![(entry, successors(ir, entry).into_iter())];
    while let Some((block, rest)) = visits.last_mut() {
        match rest.next() {
            Some(next) => {
                if set.contains(next) && seen.insert(next) {
                    preorder.push(next);
                    visits.push((next, successors(ir, next).into_iter()));
                }
            }
            None => {
                postorder.push(*block);
                visits.pop();
            }
        }
    }
    (preorder, postorder)
}

/// Returns the blocks that the block dominates, in preorder of the tree of dominators. The graph that it reaches has no
/// cycles.
pub(super) fn dominated(ir: &Ir, block: Block) -> Vec<Block> {
    let mut set = SlotSet::from_iter([block]);
    // The number of edges into each block whose source is not known to be in the set yet.
    let mut missing: SlotMap<Block, Option<usize>> = SlotMap::new();
    let mut pending = vec![block];
    while let Some(from) = pending.pop() {
        for to in successors(ir, from) {
            let left = missing.get_mut(to).get_or_insert_with(|| ir.predecessor_ops(to).count());
            *left -= 1;
            if *left == 0 && set.insert(to) {
                pending.push(to);
            }
        }
    }
    Dominators::within(ir, block, &set).tree_preorder()
}
