//! Absorbing: all entities of one IR move to another.
//!
//! Each arena is appended to the other's, so the cost is that of a copy of the records, and no entity is created or
//! erased. All references between records are updated; use lists keep their order. The handles of the absorbed IR
//! change in one way for each kind of entity ([`Absorbed`]), and stale ones stay stale.

use std::sync::Arc;

use crate::entity::{Block, Handle, Operation, Region, Value};
use crate::storage::arena::Shift;

use super::block::BlockData;
use super::operation::OperationData;
use super::uses::NO_USE;
use super::{Ir, SPARE};

/// The new handles of the entities of an IR that was [absorbed](Ir::absorb).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Absorbed {
    ops: Shift,
    blocks: Shift,
    regions: Shift,
    values: Shift,
}

impl Absorbed {
    /// Returns the operation that was `old` in the absorbed IR.
    #[inline]
    pub fn operation(&self, old: Operation) -> Operation {
        self.ops.apply(old)
    }

    /// Returns the block that was `old` in the absorbed IR.
    #[inline]
    pub fn block(&self, old: Block) -> Block {
        self.blocks.apply(old)
    }

    /// Returns the region that was `old` in the absorbed IR.
    #[inline]
    pub fn region(&self, old: Region) -> Region {
        self.regions.apply(old)
    }

    /// Returns the value that was `old` in the absorbed IR.
    #[inline]
    pub fn value(&self, old: Value) -> Value {
        self.values.apply(old)
    }
}

impl Ir {
    /// Takes all entities of `other`, which is empty from then on. Its handles change as [`Absorbed`] says; a stale
    /// handle becomes a stale one.
    ///
    /// Returns `None`, and changes nothing, if the two have different contexts, if there is no room, or if one of them
    /// has open [spans of changes](Ir::begin_changes).
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::builtin::ModuleOp;
    /// # use ods::{Context, Ir};
    /// # fn main() -> ods::Result {
    /// let context = std::sync::Arc::new(Context::new());
    /// let (mut ir, mut other) = (Ir::new(context.clone()), Ir::new(context));
    /// let outer = ir.builder().insert(ModuleOp::new())?;
    /// let inner = other.builder().insert(ModuleOp::new())?;
    ///
    /// let absorbed = ir.absorb(&mut other).expect("both have the same context");
    /// let inner = absorbed.operation(inner.into());
    /// let block = outer.body_builder(&mut ir).block().expect("a module has a block");
    /// ir.append(block, inner);
    /// assert_eq!((ir.parent_op(inner), other.num_operations()), (Some(outer.into()), 0));
    /// # Ok(())
    /// # }
    /// ```
    pub fn absorb(&mut self, other: &mut Self) -> Option<Absorbed> {
        if !self.has_room_for(other) || !Arc::ptr_eq(&self.context, &other.context) {
            return None;
        }
        let other = std::mem::replace(other, Self::new(self.shared_context()));
        let absorbed = Absorbed {
            ops: self.ops.shift_of(&other.ops),
            blocks: self.blocks.shift_of(&other.blocks),
            regions: self.regions.shift_of(&other.regions),
            values: self.values.shift_of(&other.values),
        };
        self.append_all(other, &absorbed);
        Some(absorbed)
    }

    fn has_room_for(&self, other: &Self) -> bool {
        self.ops.has_room_for(&other.ops, SPARE)
            && self.blocks.has_room_for(&other.blocks, SPARE)
            && self.regions.has_room_for(&other.regions, SPARE)
            && self.values.has_room_for(&other.values, SPARE)
            && self.operands.has_room_for(&other.operands)
            && self.successors.has_room_for(&other.successors)
            && self.words.has_room_for(&other.words)
            && !(self.journal.is_open() || other.journal.is_open())
    }

    fn append_all(&mut self, other: Self, new: &Absorbed) {
        let words = self.words.len() as u32;
        let (operands, successors) = (self.operands.len() as u32, self.successors.len() as u32);
        self.words.append(other.words, |_| {});
        self.operands.append(other.operands, |slot| {
            (slot.value, slot.owner) = (new.value(slot.value), new.operation(slot.owner));
            (slot.next, slot.previous) = (shifted(slot.next, operands), shifted(slot.previous, operands));
        });
        self.successors.append(other.successors, |slot| {
            (slot.block, slot.owner) = (new.block(slot.block), new.operation(slot.owner));
            (slot.next, slot.previous) = (shifted(slot.next, successors), shifted(slot.previous, successors));
        });
        self.values.append(other.values, |data| {
            data.first_use = shifted(data.first_use, operands);
            data.shift_owner(|op| new.operation(op), |block| new.block(block));
        });
        self.regions.append(other.regions, |data| {
            data.parent = new.operation(data.parent);
            (data.first, data.last) = (data.first.map(|it| new.block(it)), data.last.map(|it| new.block(it)));
        });
        let blocks = self.blocks.append(other.blocks, |data| update_block(data, new, successors, words));
        let ops = self.ops.append(other.ops, |data| update_op(data, new, operands));
        for block in blocks {
            let (start, count) = self.block(block).argument_run();
            for pair in self.words.slice_mut(start, 2 * count).chunks_exact_mut(2) {
                pair[0] = new.value(Handle::from_raw(pair[0])).raw();
            }
        }
        for op in ops {
            self.shift_tail(op, words, successors, |region| new.region(region));
        }
    }
}

fn update_op(data: &mut OperationData, new: &Absorbed, operands: u32) {
    data.block = data.block.map(|block| new.block(block));
    data.previous = data.previous.map(|op| new.operation(op));
    data.next = data.next.map(|op| new.operation(op));
    data.results = data.results.map(|value| new.value(value));
    data.operands += operands;
}

fn update_block(data: &mut BlockData, new: &Absorbed, successors: u32, words: u32) {
    data.region = data.region.map(|region| new.region(region));
    data.previous = data.previous.map(|block| new.block(block));
    data.next = data.next.map(|block| new.block(block));
    data.first = data.first.map(|op| new.operation(op));
    data.last = data.last.map(|op| new.operation(op));
    data.first_use = shifted(data.first_use, successors);
    data.arguments += words;
}

/// Returns the new position of a slot of a use list.
fn shifted(slot: u32, offset: u32) -> u32 {
    if slot == NO_USE { NO_USE } else { slot.wrapping_add(offset) }
}
