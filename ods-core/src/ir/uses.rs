//! Use lists: the uses of a value, and the branches to a block.
//!
//! Each operand slot is a node of the list of its value; lists are doubly linked through slot indices, newest use
//! first, as in MLIR. Successor slots do the same for blocks.

use crate::entity::{Block, Operation, Value};
use crate::storage::arena::Arena;
use crate::storage::free::Linked;
use crate::storage::runs::{Item, Runs};

use super::Ir;
use super::journal::Step;
use super::value::ValueData;

/// The end of a use list.
pub(crate) const NO_USE: u32 = u32::MAX;

/// An operand: four words.
#[derive(Clone)]
pub(crate) struct OperandSlot {
    pub(crate) value: Value,
    pub(crate) next: u32,
    pub(crate) previous: u32,
    pub(crate) owner: Operation,
}

/// A successor: four words.
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

/// A use of a value: an operand of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Use {
    /// The user.
    pub op: Operation,
    /// The index of the operand.
    pub operand: usize,
}

/// Allocates `count` operand slots for `op` and links each at the head of its value's list. `value` returns the value
/// of a slot, and may read the slots allocated so far. Returns the first slot, and whether all values are live: a stale
/// value is stored, but is in no list.
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
///
/// ```
/// # use ods_core as ods;
/// # use ods::builtin::UnrealizedConversionCastOp;
/// # use ods::{Context, Ir, Location, Type};
/// # fn main() -> ods::Result {
/// # let mut ir = Ir::new(Context::new().into());
/// # let block = ir.create_block();
/// let [x, y] = [0, 1].map(|_| ir.add_argument(block, Type::I32, Location::UNKNOWN));
/// let cast = ir.builder_at_end_of(block).insert(UnrealizedConversionCastOp::new([x, x], [Type::INDEX]))?;
/// assert_eq!(ir.uses(x).count(), 2);
/// assert!(ir.users(x).all(|user| user == cast.into()));
///
/// ir.set_operand(cast, 0, y);
/// ir.replace_all_uses(x, y);
/// assert!(!ir.has_uses(x));
/// assert!(ir.operands(cast).eq([y, y]));
/// # Ok(())
/// # }
/// ```
impl Ir {
    /// Returns the uses of the value, newest first.
    #[track_caller]
    pub fn uses(&self, value: Value) -> impl Iterator<Item = Use> + '_ {
        self.use_slots(value).map(|slot| {
            let op = self.operands[slot].owner;
            Use { op, operand: (slot - self.ops.linked(op).operands) as usize }
        })
    }

    /// Returns the operations that use the value, newest use first. An operation that uses it twice appears twice.
    #[track_caller]
    pub fn users(&self, value: Value) -> impl Iterator<Item = Operation> + '_ {
        self.use_slots(value).map(|slot| self.operands[slot].owner)
    }

    #[track_caller]
    fn use_slots(&self, value: Value) -> impl Iterator<Item = u32> + '_ {
        let link = |slot: u32| (slot != NO_USE).then_some(slot);
        std::iter::successors(link(self.value(value).first_use), move |slot| link(self.operands[*slot].next))
    }

    /// Returns whether the value has uses.
    #[inline]
    #[track_caller]
    pub fn has_uses(&self, value: Value) -> bool {
        self.value(value).first_use != NO_USE
    }

    /// Returns whether exactly one operand uses the value.
    #[track_caller]
    pub fn has_one_use(&self, value: Value) -> bool {
        let first = self.value(value).first_use;
        first != NO_USE && self.operands[first].next == NO_USE
    }

    /// Replaces all uses of `old` with `new`. As in MLIR, the newest use of `old` is replaced first, and so comes after
    /// the others among the uses of `new`.
    #[inline]
    #[track_caller]
    pub fn replace_all_uses(&mut self, old: Value, new: Value) {
        if old == new || self.value(old).first_use == NO_USE {
            return;
        }
        // A stale handle panics here, before anything is changed.
        self.value(new);
        self.move_uses(old, new);
    }

    /// Replaces all uses of `old` as [`Ir::replace_all_uses`] does. Both values are live, and differ.
    #[inline]
    pub(super) fn move_uses(&mut self, old: Value, new: Value) {
        let slot = std::mem::replace(&mut self.values.linked_mut(old).first_use, NO_USE);
        if slot == NO_USE {
            return;
        }
        let head = self.values.linked(new).first_use;
        let (head, count) = if self.journal.is_open() {
            self.relabel_uses::<true>(slot, head, new)
        } else {
            self.relabel_uses::<false>(slot, head, new)
        };
        self.values.linked_mut(new).first_use = head;
        if self.journal.is_undoable() {
            self.journal.log(Step::UsesReplaced { old, new, count });
        }
    }

    /// Puts the uses from `slot` on in front of the use `head`, in reverse, as uses of `new`. Returns the new head and
    /// the number of uses.
    #[inline(always)]
    fn relabel_uses<const LOG: bool>(&mut self, mut slot: u32, mut head: u32, new: Value) -> (u32, u32) {
        if head != NO_USE {
            self.operands[head].previous = slot;
        }
        let mut count = 0;
        while slot != NO_USE {
            let data = &mut self.operands[slot];
            if LOG {
                self.journal.log(Step::UserChanged(data.owner));
                count += 1;
            }
            let next = std::mem::replace(&mut data.next, head);
            // The next one comes in front of it.
            (data.value, data.previous) = (new, next);
            (head, slot) = (slot, next);
        }
        (head, count)
    }

    /// Replaces the uses of `old` for which `choose` returns `true` with `new`.
    #[track_caller]
    pub fn replace_uses_if(&mut self, old: Value, new: Value, mut choose: impl FnMut(&Ir, Use) -> bool) {
        let chosen: Vec<Use> = self.uses(old).collect();
        for usage in chosen {
            if choose(self, usage) {
                self.set_operand(usage.op, usage.operand, new);
            }
        }
    }

    /// Sets the operand at `index`. Does nothing if the index is out of range.
    #[track_caller]
    pub fn set_operand(&mut self, op: impl Into<Operation>, index: usize, value: Value) {
        let op = op.into();
        let data = self.op(op);
        if index < data.num_operands as usize {
            let slot = data.operands + index as u32;
            self.value(value);
            let OperandSlot { value: old, next, previous, .. } = self.operands[slot];
            self.unlink_operand(slot);
            self.operands[slot].value = value;
            self.link_operand(slot);
            self.journal.log(Step::OperandSet { slot, value: old, next, previous });
        }
    }

    /// Replaces all operands with `values`, of any number.
    #[track_caller]
    pub fn set_operands(&mut self, op: impl Into<Operation>, values: impl AsRef<[Value]>) {
        let (op, values) = (op.into(), values.as_ref());
        self.check_values(values);
        self.relink_operands(op, values);
    }

    /// Panics if a value is stale. Called before anything is changed.
    #[track_caller]
    pub(super) fn check_values(&self, values: &[Value]) {
        for value in values {
            self.value(*value);
        }
    }

    /// Replaces the operands as [`Ir::set_operands`] does, but stores stale values.
    #[track_caller]
    pub(super) fn relink_operands(&mut self, op: Operation, values: &[Value]) {
        self.drop_operands(op);
        let count = values.len() as u32;
        let (start, _) = link_operands(&mut self.operands, &mut self.values, op, count, |i, _| values[i as usize]);
        let data = self.ops.get_mut(op);
        (data.operands, data.num_operands) = (start, count);
    }

    /// Unlinks the operand slots of `op`, and frees them unless a journal keeps them.
    #[track_caller]
    fn drop_operands(&mut self, op: Operation) {
        let (start, count) = (self.op(op).operands, self.op(op).num_operands);
        if self.journal.is_open() {
            self.unlink_operands(start, count);
            self.journal.log_kept(Step::OperandsSet { op, start, count });
        } else {
            self.free_operands_of_dead(start, count);
        }
    }

    /// Unlinks a run of operand slots whose values are still live.
    #[inline]
    pub(super) fn unlink_operands(&mut self, start: u32, length: u32) {
        for slot in start..start + length {
            self.unlink_operand(slot);
        }
    }

    /// Frees a run of operand slots, and unlinks those whose values are still live.
    #[inline]
    pub(crate) fn free_operands_of_dead(&mut self, start: u32, length: u32) {
        self.unlink_operands(start, length);
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

    /// Removes the slot from its value's list. An erased value has no list any more, and the slot's neighbours may be
    /// in other lists by now.
    #[inline]
    pub(super) fn unlink_operand(&mut self, slot: u32) {
        self.unlink_use(slot);
    }

    /// Removes the slot from its value's list as [`Ir::unlink_operand`] does. Returns the value and its record, unless
    /// it was erased.
    #[inline(always)]
    pub(super) fn unlink_use(&mut self, slot: u32) -> Option<(Value, &ValueData)> {
        let OperandSlot { value, next, previous, .. } = self.operands[slot];
        let record = self.values.try_get_mut(value)?;
        if previous == NO_USE {
            record.first_use = next;
        } else {
            self.operands[previous].next = next;
        }
        if next != NO_USE {
            self.operands[next].previous = previous;
        }
        Some((value, record))
    }
}

/// Blocks and their predecessors.
///
/// ```
/// # use ods_core as ods;
/// # use ods::{Context, Ir};
/// # fn main() -> ods::Result {
/// let context = std::sync::Arc::new(Context::new());
/// context.allow_unregistered_dialects(true);
/// let text = b"\"t.r\"() ({\n  \"t.br\"()[^b] : () -> ()\n^b:\n  \"t.end\"() : () -> ()\n}) : () -> ()";
/// let parsed = ods::text::parse(&context, "file.mlir", text)?;
/// let ir = parsed.ir;
/// let branch = ir.walk_pre(parsed.root).find(|op| ir.name_str(*op) == "t.br").expect("a branch");
/// let target = ir.successor(branch, 0).expect("one successor");
/// assert!(ir.predecessor_ops(target).eq([branch]));
/// assert!(ir.predecessors(target).eq(ir.parent_block(branch)));
/// # Ok(())
/// # }
/// ```
impl Ir {
    /// Returns the operations that have the block as a successor, newest first. An operation that has it twice appears
    /// twice.
    #[track_caller]
    pub fn predecessor_ops(&self, block: Block) -> impl Iterator<Item = Operation> + '_ {
        let link = |slot: u32| (slot != NO_USE).then_some(slot);
        std::iter::successors(link(self.block(block).first_use), move |slot| link(self.successors[*slot].next))
            .map(|slot| self.successors[slot].owner)
    }

    /// Returns the operations that have the block as a successor, newest first, each with its position among the
    /// successors.
    #[track_caller]
    pub fn predecessor_edges(&self, block: Block) -> impl Iterator<Item = (Operation, usize)> + '_ {
        let link = |slot: u32| (slot != NO_USE).then_some(slot);
        let slots =
            std::iter::successors(link(self.block(block).first_use), move |slot| link(self.successors[*slot].next));
        slots.map(|slot| {
            let owner = self.successors[slot].owner;
            (owner, (slot - self.successor_run(owner).0) as usize)
        })
    }

    /// Returns the predecessors of the block. A predecessor that branches to it twice appears twice.
    #[track_caller]
    pub fn predecessors(&self, block: Block) -> impl Iterator<Item = Block> + '_ {
        self.predecessor_ops(block).filter_map(|op| self.parent_block(op))
    }

    /// Returns whether the block has predecessors.
    #[track_caller]
    pub fn has_predecessors(&self, block: Block) -> bool {
        self.block(block).first_use != NO_USE
    }

    /// Sets the successor at `index`. Does nothing if the index is out of range.
    #[track_caller]
    pub fn set_successor(&mut self, op: impl Into<Operation>, index: usize, block: Block) {
        let op = op.into();
        let (start, length) = self.successor_run(op);
        if index < length as usize {
            let slot = start + index as u32;
            self.block(block);
            let SuccessorSlot { block: old, next, previous, .. } = self.successors[slot];
            self.unlink_successor(slot);
            self.successors[slot].block = block;
            self.link_successor(slot);
            self.journal.log(Step::SuccessorSet { slot, block: old, next, previous });
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
        self.unlink_successors(start, length);
        self.successors.free(start, length);
    }

    /// Unlinks a run of successor slots.
    pub(super) fn unlink_successors(&mut self, start: u32, length: u32) {
        for slot in start..start + length {
            self.unlink_successor(slot);
        }
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

    /// Removes the slot from its block's list, unless the block was erased.
    pub(super) fn unlink_successor(&mut self, slot: u32) {
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
