//! Use lists: who uses a value, and who branches to a block.
//!
//! Each operand slot is a node of the list of its value; lists are doubly linked through slot indices, newest use
//! first, as in MLIR. Successor slots do the same for blocks.

use crate::entity::{Block, Operation, Value};
use crate::storage::arena::Arena;
use crate::storage::free::Linked;
use crate::storage::runs::{Item, Runs};

use super::Ir;
use super::value::ValueData;

/// The end of a use list.
pub(crate) const NO_USE: u32 = u32::MAX;

/// One operand: four words.
#[derive(Clone)]
pub(crate) struct OperandSlot {
    pub(crate) value: Value,
    pub(crate) next: u32,
    pub(crate) previous: u32,
    pub(crate) owner: Operation,
}

/// One successor: four words.
#[derive(Clone)]
pub(crate) struct SuccessorSlot {
    pub(crate) block: Block,
    pub(crate) next: u32,
    pub(crate) previous: u32,
    pub(crate) owner: Operation,
}

impl Linked for OperandSlot {
    #[inline]
    fn link(&self) -> u32 {
        self.next
    }
    #[inline]
    fn set_link(&mut self, link: u32) {
        self.next = link;
    }
}

impl Linked for SuccessorSlot {
    fn link(&self) -> u32 {
        self.next
    }
    fn set_link(&mut self, link: u32) {
        self.next = link;
    }
}

impl Item for OperandSlot {
    const UNUSED: Self = Self { value: Value::ANY, next: NO_USE, previous: NO_USE, owner: Operation::ANY };
}

impl Item for SuccessorSlot {
    const UNUSED: Self = Self { block: Block::ANY, next: NO_USE, previous: NO_USE, owner: Operation::ANY };
}

/// An operand position that uses a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Use {
    /// The user.
    pub op: Operation,
    /// Which operand of the user.
    pub operand: usize,
}

/// Allocates `count` operand slots for `op` and puts each at the head of its value's list. `value` tells the value of a
/// slot; it may look at the slots that are there. Returns the first slot, and whether all values are there: a stale one is
/// kept, but is in no list.
#[inline]
pub(super) fn link_operands(
    operands: &mut Runs<OperandSlot>,
    values: &mut Arena<Value, ValueData>,
    op: Operation,
    count: u32,
    mut value: impl FnMut(u32, &Runs<OperandSlot>) -> Value,
) -> (u32, bool) {
    let start = operands.room(count);
    let mut alive = true;
    for slot in start..start + count {
        let value = value(slot - start, operands);
        let next = match values.try_get_mut(value) {
            Some(data) => std::mem::replace(&mut data.first_use, slot),
            None => {
                alive = false;
                NO_USE
            }
        };
        if next != NO_USE {
            operands[next].previous = slot;
        }
        operands.put(slot, OperandSlot { value, next, previous: NO_USE, owner: op });
    }
    (start, alive)
}

/// Values and their users.
impl Ir {
    /// The uses of the value, newest first.
    #[track_caller]
    pub fn uses(&self, value: Value) -> impl Iterator<Item = Use> + '_ {
        self.use_slots(value).map(|slot| {
            let op = self.operands[slot].owner;
            Use { op, operand: (slot - self.op(op).operands) as usize }
        })
    }

    /// The operations that use the value, newest use first; one that uses it twice comes twice.
    #[track_caller]
    pub fn users(&self, value: Value) -> impl Iterator<Item = Operation> + '_ {
        self.use_slots(value).map(|slot| self.operands[slot].owner)
    }

    #[track_caller]
    fn use_slots(&self, value: Value) -> impl Iterator<Item = u32> + '_ {
        let link = |slot: u32| (slot != NO_USE).then_some(slot);
        std::iter::successors(link(self.value(value).first_use), move |slot| link(self.operands[*slot].next))
    }

    /// Whether anything uses the value.
    #[inline]
    #[track_caller]
    pub fn has_uses(&self, value: Value) -> bool {
        self.value(value).first_use != NO_USE
    }

    /// Whether exactly one operand uses the value.
    #[track_caller]
    pub fn has_one_use(&self, value: Value) -> bool {
        let first = self.value(value).first_use;
        first != NO_USE && self.operands[first].next == NO_USE
    }

    /// Makes `new` the operand wherever `old` is one. As in MLIR, the newest use of `old` is replaced first, and so comes
    /// after the others among the uses of `new`.
    #[track_caller]
    pub fn replace_all_uses(&mut self, old: Value, new: Value) {
        if old == new {
            return;
        }
        let mut slot = self.value(old).first_use;
        if slot == NO_USE {
            return;
        }
        // A stale handle fails before anything is changed.
        let mut head = self.value(new).first_use;
        while slot != NO_USE {
            if head != NO_USE {
                self.operands[head].previous = slot;
            }
            let data = &mut self.operands[slot];
            let next = std::mem::replace(&mut data.next, head);
            (data.value, data.previous) = (new, NO_USE);
            (head, slot) = (slot, next);
        }
        self.values.get_mut(new).first_use = head;
        self.values.get_mut(old).first_use = NO_USE;
    }

    /// Makes `new` the operand wherever `old` is one and `choose` says so.
    #[track_caller]
    pub fn replace_uses_if(&mut self, old: Value, new: Value, mut choose: impl FnMut(&Ir, Use) -> bool) {
        let chosen: Vec<Use> = self.uses(old).collect();
        for usage in chosen {
            if choose(self, usage) {
                self.set_operand(usage.op, usage.operand, new);
            }
        }
    }

    /// Makes `value` the operand at `index`. Nothing happens past the end.
    #[track_caller]
    pub fn set_operand(&mut self, op: impl Into<Operation>, index: usize, value: Value) {
        let op = op.into();
        let data = self.op(op);
        if index < data.num_operands as usize {
            let slot = data.operands + index as u32;
            self.value(value);
            self.unlink_operand(slot);
            self.operands[slot].value = value;
            self.link_operand(slot);
        }
    }

    /// Makes `values` the operands, however many there were.
    #[track_caller]
    pub fn set_operands(&mut self, op: impl Into<Operation>, values: impl AsRef<[Value]>) {
        let (op, values) = (op.into(), values.as_ref());
        self.check_values(values);
        self.relink_operands(op, values);
    }

    /// Panics if a value is stale, before anything is changed.
    #[track_caller]
    pub(super) fn check_values(&self, values: &[Value]) {
        for value in values {
            self.value(*value);
        }
    }

    /// As [`Ir::set_operands`]; stale values are kept.
    #[track_caller]
    pub(super) fn relink_operands(&mut self, op: Operation, values: &[Value]) {
        self.free_operands(op);
        let count = values.len() as u32;
        let (start, _) = link_operands(&mut self.operands, &mut self.values, op, count, |i, _| values[i as usize]);
        let data = self.ops.get_mut(op);
        (data.operands, data.num_operands) = (start, count);
    }

    /// Unlinks and frees the operand slots of `op`.
    #[inline]
    #[track_caller]
    pub(crate) fn free_operands(&mut self, op: Operation) {
        let (start, length) = (self.op(op).operands, self.op(op).num_operands);
        self.free_operands_of_dead(start, length);
    }

    /// Frees a run of operand slots, unlinking those whose values live on.
    #[inline]
    pub(crate) fn free_operands_of_dead(&mut self, start: u32, length: u32) {
        for slot in start..start + length {
            self.unlink_operand(slot);
        }
        self.operands.free(start, length);
    }

    /// Puts the slot at the head of its value's list.
    #[inline]
    fn link_operand(&mut self, slot: u32) {
        let value = self.operands[slot].value;
        let next = std::mem::replace(&mut self.values.get_mut(value).first_use, slot);
        self.operands[slot].next = next;
        self.operands[slot].previous = NO_USE;
        if next != NO_USE {
            self.operands[next].previous = slot;
        }
    }

    /// Takes the slot out of its value's list. The list of a value that was erased is gone: its neighbours there may
    /// belong to other lists by now.
    #[inline]
    fn unlink_operand(&mut self, slot: u32) {
        let Some(value) = self.values.try_get_mut(self.operands[slot].value) else { return };
        unlink(&mut self.operands, &mut value.first_use, slot);
    }
}

/// Takes the slot out of the list that starts at `first_use`.
#[inline]
fn unlink(operands: &mut Runs<OperandSlot>, first_use: &mut u32, slot: u32) {
    let OperandSlot { next, previous, .. } = operands[slot];
    if previous == NO_USE {
        *first_use = next;
    } else {
        operands[previous].next = next;
    }
    if next != NO_USE {
        operands[next].previous = previous;
    }
}

/// Blocks and their predecessors.
impl Ir {
    /// The operations that have the block as successor, newest first; one that has it twice comes twice.
    #[track_caller]
    pub fn predecessor_ops(&self, block: Block) -> impl Iterator<Item = Operation> + '_ {
        let link = |slot: u32| (slot != NO_USE).then_some(slot);
        std::iter::successors(link(self.block(block).first_use), move |slot| link(self.successors[*slot].next))
            .map(|slot| self.successors[slot].owner)
    }

    /// The blocks that branch to the block; a block that does so twice comes twice.
    #[track_caller]
    pub fn predecessors(&self, block: Block) -> impl Iterator<Item = Block> + '_ {
        self.predecessor_ops(block).filter_map(|op| self.parent_block(op))
    }

    /// Whether anything branches to the block.
    #[track_caller]
    pub fn has_predecessors(&self, block: Block) -> bool {
        self.block(block).first_use != NO_USE
    }

    /// Makes `block` the successor at `index`. Nothing happens past the end.
    #[track_caller]
    pub fn set_successor(&mut self, op: impl Into<Operation>, index: usize, block: Block) {
        let op = op.into();
        let (start, length) = self.successor_run(op);
        if index < length as usize {
            let slot = start + index as u32;
            self.block(block);
            self.unlink_successor(slot);
            self.successors[slot].block = block;
            self.link_successor(slot);
        }
    }

    /// Allocates and links successor slots for `op`.
    pub(crate) fn allocate_successors(&mut self, op: Operation, blocks: &[Block]) -> u32 {
        let start = self.successors.allocate(blocks.len() as u32, |i| SuccessorSlot {
            block: blocks[i as usize],
            next: NO_USE,
            previous: NO_USE,
            owner: op,
        });
        for i in 0..blocks.len() as u32 {
            self.link_successor(start + i);
        }
        start
    }

    /// Unlinks and frees the successor slots of `op`.
    pub(crate) fn free_successors(&mut self, op: Operation) {
        let (start, length) = self.successor_run(op);
        for slot in start..start + length {
            self.unlink_successor(slot);
        }
        self.successors.free(start, length);
    }

    /// Puts the slot at the head of its block's list, unless the block was erased.
    fn link_successor(&mut self, slot: u32) {
        let Some(block) = self.blocks.try_get_mut(self.successors[slot].block) else { return };
        let next = std::mem::replace(&mut block.first_use, slot);
        self.successors[slot].next = next;
        self.successors[slot].previous = NO_USE;
        if next != NO_USE {
            self.successors[next].previous = slot;
        }
    }

    /// Takes the slot out of its block's list, unless the block was erased.
    fn unlink_successor(&mut self, slot: u32) {
        let SuccessorSlot { block, next, previous, .. } = self.successors[slot];
        if !self.blocks.contains(block) {
            return;
        }
        if previous == NO_USE {
            self.blocks.get_mut(block).first_use = next;
        } else {
            self.successors[previous].next = next;
        }
        if next != NO_USE {
            self.successors[next].previous = previous;
        }
    }
}
