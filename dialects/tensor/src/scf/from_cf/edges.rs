//! Edges between blocks, and the order of blocks in a graph.

use ods::interfaces::{BranchOpInterface, SuccessorOperands};
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

    /// Returns the values that each edge out of a block passes.
    pub(super) fn passed_out_of(ir: &Ir, block: Block) -> Vec<Values> {
        let branch = ir.last_op(block).and_then(|last| ir.interface::<dyn BranchOpInterface>(last));
        let all = branch.map(|branch| (branch.operation(), branch.all_successor_operands(ir)));
        let passed = |(from, all): (Operation, Vec<SuccessorOperands>)| {
            let operands: Values = ir.operands(from).collect();
            let passed =
                |each: SuccessorOperands| operands.get(each.forwarded).unwrap_or_default().iter().copied().collect();
            all.into_iter().map(passed).collect()
        };
        all.map(passed).unwrap_or_default()
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
    /// The blocks that each block dominates, as a range of numbers in preorder of the tree of dominators; the first one
    /// is its own.
    spans: SlotMap<Block, Option<(usize, usize)>>,
}

impl Dominators {
    /// Computes the dominators of the blocks that the entry reaches within the set, by the algorithm of Cooper, Harvey
    /// and Kennedy.
    pub(super) fn within(ir: &Ir, entry: Block, set: &SlotSet<Block>) -> Self {
        // By number in reverse postorder.
        let order = search(ir, entry, set);
        let mut numbers: SlotMap<Block, Option<usize>> = SlotMap::new();
        order.iter().enumerate().for_each(|(number, block)| *numbers.get_mut(*block) = Some(number));
        let sources = |block: &Block| ir.predecessors(*block).filter_map(|from| *numbers.get(from)).collect();
        let sources: Vec<Vec<usize>> = order.iter().map(sources).collect();
        let mut immediate = vec![usize::MAX; order.len()];
        immediate[0] = 0;
        let mut changed = true;
        while changed {
            changed = false;
            for (number, sources) in sources.iter().enumerate().skip(1) {
                let known = sources.iter().copied().filter(|from| immediate[*from] != usize::MAX);
                let Some(new) = known.reduce(|a, b| common(&immediate, a, b)) else { continue };
                changed |= immediate[number] != new;
                immediate[number] = new;
            }
        }
        let mut spans = SlotMap::new();
        for (block, span) in order.into_iter().zip(spans_of(&immediate)) {
            *spans.get_mut(block) = Some(span);
        }
        Self { spans }
    }

    /// Returns whether the first block dominates the second one.
    pub(super) fn dominates(&self, a: Block, b: Block) -> bool {
        let (Some((start, end)), Some((inner, _))) = (*self.spans.get(a), *self.spans.get(b)) else { return false };
        (start..end).contains(&inner)
    }
}

/// Returns the range of numbers in preorder of the tree that each block dominates. A block comes after its dominator.
fn spans_of(immediate: &[usize]) -> Vec<(usize, usize)> {
    let mut sizes = vec![1; immediate.len()];
    for (block, dominator) in immediate.iter().enumerate().skip(1).rev() {
        sizes[*dominator] += sizes[block];
    }
    let mut spans = vec![(0, sizes[0])];
    // The number of the next block that each block dominates directly.
    let mut next = vec![1; immediate.len()];
    for (block, dominator) in immediate.iter().enumerate().skip(1) {
        let start = next[*dominator];
        next[*dominator] += sizes[block];
        next[block] = start + 1;
        spans.push((start, start + sizes[block]));
    }
    spans
}

/// Returns the closest common dominator of two blocks, which come after their dominators.
fn common(immediate: &[usize], mut a: usize, mut b: usize) -> usize {
    while a != b {
        if a > b {
            a = immediate[a];
        } else {
            b = immediate[b];
        }
    }
    a
}

/// Returns the blocks of the set that the entry reaches, in reverse postorder of a depth-first search.
fn search(ir: &Ir, entry: Block, set: &SlotSet<Block>) -> Vec<Block> {
    let (mut postorder, mut seen) = (Vec::new(), SlotSet::from_iter([entry]));
    let mut visits = vec![(entry, successors(ir, entry).into_iter())];
    while let Some((block, rest)) = visits.last_mut() {
        match rest.next() {
            Some(next) => {
                if set.contains(next) && seen.insert(next) {
                    visits.push((next, successors(ir, next).into_iter()));
                }
            }
            None => {
                postorder.push(*block);
                visits.pop();
            }
        }
    }
    postorder.reverse();
    postorder
}
