//! `cse`: common subexpressions.
//!
//! Blocks are visited in preorder of the dominator tree; an operation that equals one in a dominating block, or earlier
//! in its block, is replaced by that one. Corresponds to MLIR's pass of the same name, whose order of visits and choice
//! of the operation that stays show in printed text.

use ods_core::ir::SlotSet;
use ods_core::ir::dominance::DominanceInfo;
use ods_core::schema::{EffectKind, TraitSet};
use ods_core::{Block, Ir, Location, Operation, Region, Value};
use rustc_hash::FxHashMap;

use crate::pass::{OperationPass, PassContext, PassResult};
use ods_macros::Pass;

/// The pass `cse`: eliminates common subexpressions, and dead operations that it meets.
#[derive(Pass, Clone, Default, Debug)]
#[pass(name = "CSE", description = "Eliminate common sub-expressions", crate = crate::ods)]
pub struct Cse {
    /// Number of operations CSE'd
    #[statistic(name = "num-cse'd")]
    pub num_replaced: u64,
    /// Number of operations DCE'd
    #[statistic(name = "num-dce'd")]
    pub num_dead: u64,
}

impl OperationPass for Cse {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        let mut dominance = cx.analysis::<DominanceInfo>();
        let mut elimination = Elimination { dominance: std::mem::take(&mut dominance), ..Elimination::default() };
        for region in cx.ir.regions(cx.op).collect::<Vec<_>>() {
            elimination.visit_region(cx.ir, region);
        }
        *dominance = elimination.dominance;
        cx.preserve(dominance);
        if elimination.doomed.is_empty() {
            cx.mark_all_preserved();
        }
        for op in elimination.doomed {
            // Uses by other doomed operations are gone: users come later in the list, or were replaced.
            let _ = cx.ir.erase(op);
        }
        self.num_replaced += elimination.num_replaced;
        self.num_dead += elimination.num_dead;
        Ok(())
    }
}

/// The known operations, in nested scopes.
#[derive(Default)]
struct Known {
    /// The newest entry of each hash.
    heads: FxHashMap<u64, u32>,
    entries: Vec<Entry>,
}

struct Entry {
    op: Operation,
    hash: u64,
    /// The entry of the same hash before this one.
    previous: Option<u32>,
}

impl Known {
    /// Returns the operation that equals this one.
    fn find(&self, ir: &Ir, op: Operation, hash: u64) -> Option<Operation> {
        let mut next = self.heads.get(&hash).copied();
        while let Some(index) = next {
            let entry = &self.entries[index as usize];
            if ir.same_subexpression(entry.op, op) {
                return Some(entry.op);
            }
            next = entry.previous;
        }
        None
    }

    fn insert(&mut self, op: Operation, hash: u64) {
        let previous = self.heads.insert(hash, self.entries.len() as u32);
        self.entries.push(Entry { op, hash, previous });
    }

    /// Forgets the entries from this number on.
    fn truncate(&mut self, count: usize) {
        while self.entries.len() > count {
            let Some(entry) = self.entries.pop() else { return };
            match entry.previous {
                Some(previous) => self.heads.insert(entry.hash, previous),
                None => self.heads.remove(&entry.hash),
            };
        }
    }
}

#[derive(Default)]
struct Elimination {
    known: Known,
    /// Operations to erase at the end, which may still have uses by each other.
    doomed: Vec<Operation>,
    /// Operations visited so far, where uses may precede definitions.
    visited: SlotSet<Operation>,
    /// The operations known to lie between a read and a later place without a write, or the place of a write.
    scans: FxHashMap<Operation, (Operation, bool)>,
    dominance: DominanceInfo,
    /// The blocks that each block immediately dominates.
    children: FxHashMap<Block, Vec<Block>>,
    num_replaced: u64,
    num_dead: u64,
}

/// A step of the traversal, which is iterative, so that depth costs no stack.
enum Step {
    Region(Region),
    /// A block and the blocks that it dominates, in a scope of their own. Their dominance tree is in `children`.
    Subtree(Block),
    /// The operations of a block from this one on.
    Ops(Option<Operation>, bool),
    /// An operation whose regions are done.
    Finish(Operation, bool),
    /// The end of a scope.
    Truncate(usize),
    /// The end of an operation with a table of its own.
    Restore(Known),
}

impl Elimination {
    fn visit_region(&mut self, ir: &mut Ir, region: Region) {
        let mut work = vec![Step::Region(region)];
        while let Some(step) = work.pop() {
            match step {
                Step::Region(region) => self.enter_region(ir, region, &mut work),
                Step::Subtree(block) => {
                    work.push(Step::Truncate(self.known.entries.len()));
                    let children = self.children.remove(&block).unwrap_or_default();
                    work.extend(children.into_iter().rev().map(Step::Subtree));
                    work.push(Step::Ops(ir.first_op(block), true));
                }
                Step::Ops(first, has_dominance) => self.visit_ops(ir, first, has_dominance, &mut work),
                Step::Finish(op, has_dominance) => self.simplify(ir, op, has_dominance),
                Step::Truncate(count) => self.known.truncate(count),
                Step::Restore(known) => self.known = known,
            }
        }
    }

    fn enter_region(&mut self, ir: &Ir, region: Region, work: &mut Vec<Step>) {
        let Some(entry) = ir.entry_block(region) else { return };
        if ir.has_one_block(region) {
            work.push(Step::Truncate(self.known.entries.len()));
            work.push(Step::Ops(ir.first_op(entry), ir.has_ssa_dominance(region)));
            return;
        }
        // A region of several blocks always has dominance.
        for block in ir.blocks(region).skip(1) {
            if let Some(parent) = self.dominance.immediate_dominator(ir, block) {
                self.children.entry(parent).or_default().push(block);
            }
        }
        work.push(Step::Subtree(entry));
    }

    /// Simplifies operations up to one with regions, which is done before it.
    fn visit_ops(&mut self, ir: &mut Ir, first: Option<Operation>, has_dominance: bool, work: &mut Vec<Step>) {
        let mut next = first;
        while let Some(op) = next {
            next = ir.next_op(op);
            if ir.num_regions(op) == 0 {
                self.simplify(ir, op, has_dominance);
                continue;
            }
            work.push(Step::Ops(next, has_dominance));
            work.push(Step::Finish(op, has_dominance));
            let may_be_isolated = ir.schema(op).is_none() || ir.has_traits(op, TraitSet::ISOLATED_FROM_ABOVE);
            if may_be_isolated {
                work.push(Step::Restore(std::mem::take(&mut self.known)));
            }
            work.extend(ir.regions(op).rev().map(Step::Region));
            return;
        }
        self.scans.clear();
    }

    fn simplify(&mut self, ir: &mut Ir, op: Operation, has_dominance: bool) {
        if ir.has_traits(op, TraitSet::TERMINATOR) {
            return;
        }
        if ir.is_trivially_dead(op) {
            self.doomed.push(op);
            self.num_dead += 1;
            return;
        }
        if ir.regions(op).any(|region| !ir.is_region_empty(region) && !ir.has_one_block(region)) {
            return;
        }
        let only_reads = !ir.is_memory_effect_free(op);
        if only_reads && !ir.has_single_effect(op, EffectKind::Read) {
            return;
        }
        let hash = ir.subexpression_hash(op);
        match self.known.find(ir, op, hash) {
            Some(known) if !only_reads || self.reads_same(ir, known, op) => self.replace(ir, op, known, has_dominance),
            Some(_) | None => {
                self.known.insert(op, hash);
                if !has_dominance {
                    self.visited.insert(op);
                }
            }
        }
    }

    /// Replaces the operation with a known one.
    fn replace(&mut self, ir: &mut Ir, op: Operation, known: Operation, has_dominance: bool) {
        let pairs: Vec<(Value, Value)> = ir.results(op).zip(ir.results(known)).collect();
        if has_dominance {
            pairs.into_iter().for_each(|(old, new)| ir.replace_all_uses(old, new));
            self.doomed.push(op);
        } else {
            // A user visited before is among the known ones, whose operands must not change.
            for (old, new) in pairs {
                ir.replace_uses_if(old, new, |_, usage| !self.visited.contains(usage.op));
            }
            if ir.results(op).all(|result| !ir.has_uses(result)) {
                self.doomed.push(op);
            }
        }
        if ir.location(known) == Location::UNKNOWN {
            let location = ir.location(op);
            ir.set_location(known, location);
        }
        self.num_replaced += 1;
    }

    /// Returns whether a read at `op` reads what the equal read at `known` did: both are in one block, without a write
    /// or an unknown effect between.
    fn reads_same(&mut self, ir: &Ir, known: Operation, op: Operation) -> bool {
        if ir.parent_block(known) != ir.parent_block(op) {
            return false;
        }
        let (from, writes) = self.scans.get(&known).copied().unwrap_or((known, false));
        if writes {
            return false;
        }
        let mut next = ir.next_op(from);
        while let Some(between) = next.filter(|between| *between != op) {
            let effects = ir.effects_recursively(between);
            let writes = effects.is_none_or(|all| all.iter().any(|effect| effect.kind == EffectKind::Write));
            if writes {
                self.scans.insert(known, (between, true));
                return false;
            }
            next = ir.next_op(between);
        }
        self.scans.insert(known, (ir.previous_op(op).unwrap_or(op), false));
        true
    }
}
