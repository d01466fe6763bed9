//! Reverting steps, the last one first.

use crate::entity::{Block, Operation, Value};
use crate::ir::uses::NO_USE;
use crate::ir::{InsertionPoint, Ir};

use super::Step;

impl Ir {
    /// Reverts the step. All later ones are reverted already, and no span is open.
    pub(super) fn revert(&mut self, step: Step) {
        match step {
            Step::OpCreated(op) => self.free_tree(op),
            Step::OpErased(op) => self.revive_op(op),
            Step::OpLinked(op) => self.detach(op),
            Step::OpUnlinked { op, block, next } => self.link(InsertionPoint::in_block(block, next), op),
            Step::UsesReplaced { old, new, count } => self.return_uses(old, new, count),
            Step::OperandSet { slot, value, next, previous } => self.reset_operand(slot, value, next, previous),
            Step::OperandsSet { op, start, count } => self.reset_operands(op, start, count),
            Step::SuccessorSet { slot, block, next, previous } => self.reset_successor(slot, block, next, previous),
            Step::AttributesSet { op, old } => self.ops.get_mut(op).attributes = old,
            Step::LocationSet { op, old } => self.ops.get_mut(op).location = old,
            Step::TypeSet { value, old } => self.values.get_mut(value).ty = old,
            Step::WordSet { position, old, .. } => self.words[position] = old,
            Step::OnlyWordSet { op, old } => self.ops.get_mut(op).set_word(old),
            Step::TailMade { op, old, slots } => self.drop_tail(op, old, slots),
            Step::BlockCreated(block) => self.free_block(block),
            Step::BlockErased(block) => self.revive_block(block),
            Step::BlockLinked(block) => self.detach_block(block),
            Step::BlockUnlinked { block, region, next } => self.link_block(region, next, block),
            Step::RegionErased(region) => self.regions.revive_run(region, 1),
            Step::ArgumentAdded { block, index } => self.remove_argument(block, index as usize),
            Step::ArgumentErased { block, index, value, location } => {
                self.values.revive_run(value, 1);
                self.put_argument(block, index, value, location);
            }
            Step::ArgumentLocationSet { block, index, old } => {
                self.set_argument_location(block, index as usize, old);
            }
            // While an open span can be undone, nothing is freed.
            Step::UserChanged(_) | Step::Released(_) | Step::OpFreed(_) | Step::BlockFreed(_) => {}
        }
    }

    fn revive_op(&mut self, op: Operation) {
        self.ops.revive_run(op, 1);
        let (first, count) = self.successor_run(op);
        (first..first + count).rev().for_each(|slot| self.relink_successor(slot));
        let data = self.op(op).clone();
        self.relink_run(data.operands, data.num_operands);
        if let Some(first) = data.results {
            self.values.revive_run(first, data.num_results());
        }
    }

    fn revive_block(&mut self, block: Block) {
        self.blocks.revive_run(block, 1);
        let (start, count) = self.block(block).argument_run();
        for value in self.arguments_at(start, count) {
            self.values.revive_run(value, 1);
        }
    }

    /// Moves the first `count` uses of `new` back to `old`, which has none.
    fn return_uses(&mut self, old: Value, new: Value, count: u32) {
        let mut slot = self.value(new).first_use;
        let mut head = NO_USE;
        for _ in 0..count {
            if head != NO_USE {
                self.operands[head].previous = slot;
            }
            let data = &mut self.operands[slot];
            let next = std::mem::replace(&mut data.next, head);
            (data.value, data.previous) = (old, NO_USE);
            (head, slot) = (slot, next);
        }
        if slot != NO_USE {
            self.operands[slot].previous = NO_USE;
        }
        self.values.get_mut(new).first_use = slot;
        self.values.get_mut(old).first_use = head;
    }

    fn reset_operand(&mut self, slot: u32, value: Value, next: u32, previous: u32) {
        self.unlink_operand(slot);
        let data = &mut self.operands[slot];
        (data.value, data.next, data.previous) = (value, next, previous);
        self.relink_operand(slot);
    }

    fn reset_operands(&mut self, op: Operation, start: u32, count: u32) {
        let (new, length) = (self.op(op).operands, self.op(op).num_operands);
        (new..new + length).rev().for_each(|slot| self.unlink_operand(slot));
        self.operands.free(new, length);
        let data = self.ops.get_mut(op);
        (data.operands, data.num_operands) = (start, count);
        self.relink_run(start, count);
    }

    fn reset_successor(&mut self, slot: u32, block: Block, next: u32, previous: u32) {
        self.unlink_successor(slot);
        let data = &mut self.successors[slot];
        (data.block, data.next, data.previous) = (block, next, previous);
        self.relink_successor(slot);
    }

    /// Puts operand slots, which were unlinked from the first to the last, back in the use lists of their values.
    fn relink_run(&mut self, start: u32, count: u32) {
        (start..start + count).rev().for_each(|slot| self.relink_operand(slot));
    }

    /// Puts the slot back between its old neighbours, unless its value was erased before it was unlinked.
    fn relink_operand(&mut self, slot: u32) {
        let data = self.operands[slot].clone();
        let Some(value) = self.values.try_get_mut(data.value) else { return };
        match data.previous {
            NO_USE => value.first_use = slot,
            previous => self.operands[previous].next = slot,
        }
        if data.next != NO_USE {
            self.operands[data.next].previous = slot;
        }
    }

    /// Puts the slot back between its old neighbours, unless its block was erased before it was unlinked.
    fn relink_successor(&mut self, slot: u32) {
        let data = self.successors[slot].clone();
        let Some(block) = self.blocks.try_get_mut(data.block) else { return };
        match data.previous {
            NO_USE => block.first_use = slot,
            previous => self.successors[previous].next = slot,
        }
        if data.next != NO_USE {
            self.successors[data.next].previous = slot;
        }
    }
}
