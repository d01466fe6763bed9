//! Erasing operations and blocks.

use std::fmt;

use smallvec::SmallVec;

use crate::entity::{Block, Operation, Region, Value};

use super::Ir;
use super::journal::Buried;
use super::operation::{OperationData, nth_value};
use super::uses::NO_USE;

/// The error of erasing an entity that is still referred to from outside.
///
/// ```
/// # use ods_core as ods;
/// # use ods::builtin::UnrealizedConversionCastOp;
/// # use ods::ir::StillUsed;
/// # use ods::{Context, Ir, Type};
/// # fn main() -> ods::Result {
/// # let mut ir = Ir::new(Context::new().into());
/// # let block = ir.create_block();
/// let mut b = ir.builder_at_end_of(block);
/// let number = b.value(UnrealizedConversionCastOp::new([], [Type::I32]))?;
/// let user = b.insert(UnrealizedConversionCastOp::new([number], [Type::INDEX]))?;
/// let source = ir.defining_op(number).expect("a cast");
/// assert_eq!(ir.erase(source), Err(StillUsed::Value(number)));
/// ir.erase(user)?;
/// ir.erase(source)?;
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StillUsed {
    /// A value with uses.
    Value(Value),
    /// A use: the operation has the block as a successor.
    Block(Operation),
}

impl fmt::Display for StillUsed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Value(value) => write!(f, "{value:?} still has uses"),
            Self::Block(op) => write!(f, "{op:?} still has the block as a successor"),
        }
    }
}

impl std::error::Error for StillUsed {}

impl Ir {
    /// Erases the operation and everything inside. Their handles become stale.
    ///
    /// # Errors
    /// Returns an error if a result still has uses; nothing is changed in that case.
    #[track_caller]
    pub fn erase(&mut self, op: impl Into<Operation>) -> Result<(), StillUsed> {
        let op = op.into();
        let data = self.ops.get(op).clone();
        match self.used_result(&data, 0) {
            Some(used) => Err(StillUsed::Value(used)),
            None => {
                self.erase_unused(op, &data);
                Ok(())
            }
        }
    }

    /// Returns the first result with uses, from this one on. `data` is the record.
    #[inline]
    fn used_result(&self, data: &OperationData, from: u32) -> Option<Value> {
        let first = data.results?;
        let mut results = (from..data.num_results()).map(|i| nth_value(first, i));
        results.find(|result| self.values.linked(*result).first_use != NO_USE)
    }

    /// Erases the operation, whose results are unused, and everything inside. `data` is a copy of the record.
    #[inline(always)]
    fn erase_unused(&mut self, op: Operation, data: &OperationData) {
        if self.journal.is_undoable() || data.has_tail() {
            return self.erase_slowly(op);
        }
        if self.journal.is_open() {
            self.free_watched(op, data);
        } else {
            self.unlink(data);
            self.free_leaf(op, data);
        }
    }

    /// Erases an operation that is kept for undoing, or has successors or regions.
    #[inline(never)]
    fn erase_slowly(&mut self, op: Operation) {
        if self.journal.is_open() {
            self.bury_tree(Buried::Op(op));
        } else {
            self.detach(op);
            self.free_tree(op);
        }
    }

    /// Replaces the uses of the operation's results with `values`, one for each result, and erases it. Results without
    /// a value must have no uses; surplus values are ignored.
    ///
    /// # Errors
    /// Returns an error if a result would still have uses, or a replacement value would be erased with the operation;
    /// nothing is changed in that case.
    ///
    /// # Panics
    /// Panics if a value is stale; nothing is changed in that case, either.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::builtin::UnrealizedConversionCastOp;
    /// # use ods::{Context, Ir, Type};
    /// # fn main() -> ods::Result {
    /// # let mut ir = Ir::new(Context::new().into());
    /// # let block = ir.create_block();
    /// let mut b = ir.builder_at_end_of(block);
    /// let old = b.insert(UnrealizedConversionCastOp::new([], [Type::I32]))?;
    /// let new = b.value(UnrealizedConversionCastOp::new([], [Type::I32]))?;
    /// ir.replace_op(old, new)?; // several values: `ir.replace_op(old, [a, b])?`
    /// assert_eq!(ir.block_ops(block).count(), 1);
    /// # Ok(())
    /// # }
    /// ```
    #[track_caller]
    pub fn replace_op(&mut self, op: impl Into<Operation>, values: impl AsRef<[Value]>) -> Result<(), StillUsed> {
        self.replace_by_values(op.into(), values.as_ref())
    }

    #[track_caller]
    fn replace_by_values(&mut self, op: Operation, values: &[Value]) -> Result<(), StillUsed> {
        let data = self.op(op).clone();
        if let ([new], 1, false) = (values, data.num_results(), data.has_tail()) {
            return self.replace_only_result(op, &data, *new);
        }
        let mut own = None;
        for (position, value) in values.iter().enumerate() {
            let owner = self.value(*value).owner();
            if own.is_none() && position < data.num_results() as usize && self.goes_with_op(owner, op, &data) {
                own = Some(*value);
            }
        }
        let left = || self.used_result(&data, u32::try_from(values.len()).unwrap_or(u32::MAX));
        if let Some(used) = own.or_else(left) {
            return Err(StillUsed::Value(used));
        }
        for (old, new) in data.result_values().zip(values) {
            self.move_uses(old, *new);
        }
        self.erase_unused(op, &data);
        Ok(())
    }

    /// Replaces an operation with one result and without regions. `data` is a copy of its record.
    #[inline]
    #[track_caller]
    fn replace_only_result(&mut self, op: Operation, data: &OperationData, new: Value) -> Result<(), StillUsed> {
        if self.value(new).owner().op() == Some(op) {
            return Err(StillUsed::Value(new));
        }
        if let Some(old) = data.results {
            self.move_uses(old, new);
        }
        self.erase_unused(op, data);
        Ok(())
    }

    /// Erases the block and everything inside.
    ///
    /// # Errors
    /// Returns an error if an argument or a result is used outside of the block, or something outside branches to it;
    /// nothing is changed in that case.
    #[track_caller]
    pub fn erase_block(&mut self, block: Block) -> Result<(), StillUsed> {
        if let Some(used) = self.value_used_outside(block) {
            return Err(StillUsed::Value(used));
        }
        // A branch to an erased block would hold a stale handle; the caller must redirect it first.
        if let Some(op) = self.predecessor_ops(block).find(|op| self.ancestor_in_block(block, *op).is_none()) {
            return Err(StillUsed::Block(op));
        }
        if self.journal.is_open() {
            self.bury_tree(Buried::Block(block));
        } else {
            self.detach_block(block);
            self.free_block_tree(block);
        }
        Ok(())
    }

    /// Erases blocks and everything inside, in this order. They may branch to each other and use each other's values.
    ///
    /// # Errors
    /// Returns an error if an argument or a result is used outside of these blocks, or something outside branches to
    /// them; nothing is changed in that case.
    #[track_caller]
    pub fn erase_blocks(&mut self, blocks: &[Block]) -> Result<(), StillUsed> {
        let doomed: rustc_hash::FxHashSet<Block> = blocks.iter().copied().collect();
        let goes = |op: Operation| {
            let around =
                std::iter::successors(self.parent_block(op), |block| self.parent_block(self.block_parent_op(*block)?));
            around.into_iter().any(|block| doomed.contains(&block))
        };
        for block in blocks {
            let results = self.block_ops(*block).flat_map(|op| self.results(op));
            if let Some(used) = self.arguments(*block).chain(results).find(|value| !self.users(*value).all(goes)) {
                return Err(StillUsed::Value(used));
            }
            if let Some(op) = self.predecessor_ops(*block).find(|op| !goes(*op)) {
                return Err(StillUsed::Block(op));
            }
        }
        for block in blocks {
            if !self.contains_block(*block) {
                continue; // It was inside another one.
            }
            if self.journal.is_open() {
                self.bury_tree(Buried::Block(*block));
            } else {
                self.detach_block(*block);
                self.free_block_tree(*block);
            }
        }
        Ok(())
    }

    /// Returns a value of the block (argument or result) that something outside of the block uses.
    fn value_used_outside(&self, block: Block) -> Option<Value> {
        let outside = |value: &Value| self.users(*value).any(|user| self.ancestor_in_block(block, user).is_none());
        let of_ops = || self.block_ops(block).flat_map(|op| self.results(op)).find(outside);
        self.arguments(block).find(outside).or_else(of_ops)
    }

    /// Frees the detached operation and everything inside. Iterative, so depth costs no stack.
    ///
    /// Frees in textual order, results before operands: nearly every operand's value is gone by then and needs no
    /// unlinking.
    pub(crate) fn free_tree(&mut self, root: Operation) {
        let mut regions: SmallVec<[Region; 8]> = SmallVec::new();
        let mut blocks = Vec::new();
        self.free_op(root, &mut regions);
        self.free_regions(regions, &mut blocks);
        self.free_blocks(blocks);
    }

    /// Frees the detached block, which has no operations.
    pub(super) fn free_block(&mut self, block: Block) {
        if self.journal.is_open() {
            self.bury_tree(Buried::Block(block));
        } else {
            self.free_arguments(block);
            self.blocks.remove_run(block, 1);
        }
    }

    /// Removes a block and everything inside, which nothing outside uses. The journal does not learn of it.
    pub(super) fn free_contents(&mut self, block: Block) {
        self.detach_block(block);
        self.free_block_tree(block);
    }

    /// Frees the detached block and everything inside.
    fn free_block_tree(&mut self, root: Block) {
        let mut regions = SmallVec::new();
        let mut blocks = vec![root];
        self.free_ops(root, &mut regions);
        self.free_regions(regions, &mut blocks);
        self.free_blocks(blocks);
    }

    /// Frees the regions and the contents of their blocks, which are added to the list.
    fn free_regions(&mut self, mut regions: SmallVec<[Region; 8]>, blocks: &mut Vec<Block>) {
        while let Some(region) = regions.pop() {
            let mut next = self.entry_block(region);
            while let Some(block) = next {
                next = self.next_block(block);
                blocks.push(block);
                self.free_ops(block, &mut regions);
            }
            self.regions.remove_run(region, 1);
        }
    }

    /// Frees the block's arguments and operations, whose regions are added to the list.
    #[inline]
    fn free_ops(&mut self, block: Block, regions: &mut SmallVec<[Region; 8]>) {
        self.free_arguments(block);
        let mut next = self.first_op(block);
        while let Some(op) = next {
            next = self.ops.linked(op).next;
            self.free_op(op, regions);
        }
    }

    /// Frees the records of blocks. Must be last, because terminators unlink themselves from their successors.
    fn free_blocks(&mut self, blocks: Vec<Block>) {
        for block in blocks {
            self.blocks.remove_run(block, 1);
        }
    }

    /// Frees the operation alone; its regions are added to the list.
    #[inline]
    fn free_op(&mut self, op: Operation, regions: &mut SmallVec<[Region; 8]>) {
        let data = self.ops.linked(op).clone();
        if data.has_tail() {
            regions.extend(self.regions(op));
            self.free_successors(op);
            self.free_tail(op);
        }
        self.free_leaf(op, &data);
    }

    /// Frees results, operands and the record. `data` is a copy of the record.
    #[inline(always)]
    pub(super) fn free_leaf(&mut self, op: Operation, data: &OperationData) {
        if let Some(first) = data.results {
            self.values.remove_run(first, data.num_results());
        }
        self.free_operands_of_dead(data.operands, data.num_operands);
        self.ops.remove_run(op, 1);
    }
}
