//! Erasing while a journal is kept: entities are buried one by one, users before what they use.
//!
//! The order is that of MLIR's `RewriterBase::eraseOp`: the last region first; in a region, blocks in postorder from
//! the entry; in a block, the last operation first; an operation after everything inside.

use smallvec::{SmallVec, smallvec};

use crate::entity::{Block, Operation, Region, Value};
use crate::ir::Ir;
use crate::ir::operation::OperationData;
use crate::ir::uses::NO_USE;

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
    /// Buries the entity and everything inside. Iterative, so depth costs no stack.
    pub(in crate::ir) fn bury_tree(&mut self, root: Buried) {
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

    fn bury_region(&mut self, region: Region) {
        self.regions.bury_run(region, 1);
        self.journal.log_kept(Step::RegionErased(region));
    }

    fn bury_block(&mut self, block: Block) {
        self.detach_block(block);
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
            let is_only_use = || self.operands[record.first_use].next == NO_USE;
            if last.replace(value) != Some(value) && (is_only_use() || self.has_few_users(value, op)) {
                self.journal.log(Step::Released(producer));
            }
        }
    }

    /// Returns whether at most one operation other than `op` uses the value.
    fn has_few_users(&self, value: Value, op: Operation) -> bool {
        let mut other = None;
        for (user, seen) in self.users(value).zip(0..) {
            let is_third = user != op && other.is_some_and(|other| other != user);
            if is_third || seen == MANY_USES {
                return false;
            }
            if user != op {
                other = Some(user);
            }
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
