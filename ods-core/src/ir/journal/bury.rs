//! Erasing while a journal is kept: entities are buried one by one, users before what they use. If no open span can be
//! undone, they are freed in the same order.
//!
//! The order is that of MLIR's `RewriterBase::eraseOp`: the last region first; in a region, blocks in postorder from
//! the entry; in a block, the last operation first; an operation after everything inside.

use smallvec::{SmallVec, smallvec};

use crate::entity::{Block, Operation, Region};
use crate::ir::Ir;
use crate::ir::operation::OperationData;
use crate::ir::uses::{NO_USE, OperandSlot};

use super::Step;

/// An entity to bury, with everything inside.
#[derive(Clone, Copy)]
pub(in crate::ir) enum Buried {
    Op(Operation),
    Region(Region),
    Block(Block),
}

/// The number of uses after which a value counts as used by many operations, without a look at the users.
const MANY_USES: u32 = 32;

impl Ir {
    /// Buries or frees the entity and everything inside. Iterative, so depth costs no stack.
    pub(in crate::ir) fn bury_tree(&mut self, root: Buried) {
        match root {
            Buried::Op(op) if self.num_regions(op) == 0 => self.bury_op(op),
            Buried::Block(block) if self.first_op(block).is_none() => self.bury_block(block),
            Buried::Op(_) | Buried::Region(_) | Buried::Block(_) => self.bury_contents_first(root),
        }
    }

    #[inline(never)]
    fn bury_contents_first(&mut self, root: Buried) {
        let mut work: SmallVec<[(Buried, bool); 8]> = smallvec![(root, false)];
        while let Some((entity, is_empty)) = work.pop() {
            match entity {
                Buried::Op(op) if is_empty || self.num_regions(op) == 0 => self.bury_op(op),
                Buried::Region(region) if is_empty || self.is_region_empty(region) => self.bury_region(region),
                Buried::Block(block) if is_empty || self.first_op(block).is_none() => self.bury_block(block),
                Buried::Op(op) => {
                    work.push((entity, true));
                    work.extend(self.regions(op).map(|region| (Buried::Region(region), false)));
                }
                Buried::Region(region) => {
                    work.push((entity, true));
                    let order = self.blocks_in_postorder(region);
                    work.extend(order.into_iter().rev().map(|block| (Buried::Block(block), false)));
                }
                Buried::Block(block) => {
                    work.push((entity, true));
                    work.extend(self.block_ops(block).map(|op| (Buried::Op(op), false)));
                }
            }
        }
    }

    /// Buries the operation, whose regions are buried already.
    fn bury_op(&mut self, op: Operation) {
        let data = self.op(op).clone();
        if !self.journal.is_undoable() {
            return self.free_watched(op, &data);
        }
        self.log_released(op, &data);
        self.unlink(&data);
        if let Some(block) = data.block {
            self.journal.log(Step::OpUnlinked { op, block, next: data.next });
        }
        if let Some(first) = data.results {
            self.values.bury_run(first, data.num_results());
        }
        self.unlink_operands(data.operands, data.num_operands);
        let (start, count) = self.successor_run(op);
        self.unlink_successors(start, count);
        self.ops.bury_run(op, 1);
        self.journal.log_kept(Step::OpErased(op));
    }

    /// Frees the operation, whose regions are freed already, while an open span watches.
    #[inline(always)]
    pub(in crate::ir) fn free_watched(&mut self, op: Operation, data: &OperationData) {
        self.unlink(data);
        if let Some(first) = data.results {
            self.values.remove_run(first, data.num_results());
        }
        self.release_operands(op, data);
        if data.has_tail() {
            self.free_successors(op);
            self.free_tail(op);
        }
        self.ops.remove_run(op, 1);
    }

    fn bury_region(&mut self, region: Region) {
        if !self.journal.is_undoable() {
            return self.regions.remove_run(region, 1);
        }
        self.regions.bury_run(region, 1);
        self.journal.log_kept(Step::RegionErased(region));
    }

    fn bury_block(&mut self, block: Block) {
        self.detach_block(block);
        if !self.journal.is_undoable() {
            self.free_arguments(block);
            self.blocks.remove_run(block, 1);
            return self.journal.log(Step::BlockFreed(block));
        }
        self.bury_arguments(block);
        self.blocks.bury_run(block, 1);
        self.journal.log_kept(Step::BlockErased(block));
    }

    /// Logs that the operation loses its operands: the producers of values with at most one other user may be dead now.
    pub(in crate::ir) fn log_released(&mut self, op: Operation, data: &OperationData) {
        let mut last = None;
        for operand in self.operands.slice(data.operands, data.num_operands) {
            let value = operand.value;
            let Some(record) = self.values.try_get(value) else { continue };
            let Some(producer) = record.owner().op() else { continue };
            if last.replace(value) != Some(value) && self.has_few_users(record.first_use, op, 0) {
                self.journal.log(Step::Released(producer));
            }
        }
    }

    /// Frees the operands of an operation, and logs that it loses them, as [`Ir::log_released`] does, and that it is
    /// freed: each operand is looked up once.
    #[inline(always)]
    fn release_operands(&mut self, op: Operation, data: &OperationData) {
        let mut last = None;
        for slot in data.operands..data.operands + data.num_operands {
            let Some((value, record)) = self.unlink_use(slot) else { continue };
            let Some(producer) = record.owner().op() else { continue };
            let first_use = record.first_use;
            if last.replace(value) != Some(value) && self.has_few_users(first_use, op, 1) {
                self.journal.log(Step::Released(producer));
            }
        }
        self.operands.free(data.operands, data.num_operands);
        self.journal.log(Step::OpFreed(op));
    }

    /// Returns whether at most one operation other than `op` has one of the uses from this one on. Some uses were
    /// `seen` before.
    #[inline]
    fn has_few_users(&self, first_use: u32, op: Operation, seen: u32) -> bool {
        first_use == NO_USE || self.operands[first_use].next == NO_USE || self.are_few_users(first_use, op, seen)
    }

    #[inline(never)]
    fn are_few_users(&self, first_use: u32, op: Operation, mut seen: u32) -> bool {
        let (mut slot, mut other) = (first_use, None);
        while slot != NO_USE {
            let OperandSlot { owner, next, .. } = self.operands[slot];
            let is_third = owner != op && other.is_some_and(|other| other != owner);
            if is_third || seen == MANY_USES {
                return false;
            }
            if owner != op {
                other = Some(owner);
            }
            (slot, seen) = (next, seen + 1);
        }
        true
    }

    /// Returns all blocks: first the blocks that the entry reaches, in postorder; then the blocks that the first of the
    /// remaining blocks reaches, and so on.
    fn blocks_in_postorder(&self, region: Region) -> Vec<Block> {
        if self.has_one_block(region) {
            return self.entry_block(region).into_iter().collect();
        }
        let mut order = Vec::new();
        let mut seen = rustc_hash::FxHashSet::default();
        for root in self.blocks(region) {
            self.add_in_postorder(root, &mut seen, &mut order);
        }
        order
    }

    fn add_in_postorder(&self, root: Block, seen: &mut rustc_hash::FxHashSet<Block>, order: &mut Vec<Block>) {
        if !seen.insert(root) {
            return;
        }
        let successors = |block| self.last_op(block).map_or(0, |last| self.num_successors(last));
        let mut work = vec![(root, 0)];
        while let Some((block, next)) = work.last_mut() {
            let block = *block;
            let index = *next;
            *next += 1;
            if index >= successors(block) {
                order.push(block);
                work.pop();
                continue;
            }
            let successor = self.last_op(block).and_then(|last| self.successor(last, index));
            // In broken IR, a successor may be erased, or in another region.
            let is_sibling =
                |to: &Block| self.blocks.try_get(*to).is_some_and(|data| data.region == self.block_region(root));
            if let Some(successor) = successor.filter(is_sibling)
                && seen.insert(successor)
            {
                work.push((successor, 0));
            }
        }
    }
}
