//! Taking things away.

use std::fmt;

use smallvec::SmallVec;

use crate::entity::{Block, Operation, Region, Value};

use super::Ir;
use super::operation::{OperationData, nth_value};

/// Why something was not erased: what of it something outside of it still refers to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HasUses {
    /// The value has uses.
    Value(Value),
    /// The operation branches to the block.
    Block(Operation),
}

impl fmt::Display for HasUses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Value(value) => write!(f, "{value:?} still has uses"),
            Self::Block(op) => write!(f, "{op:?} still branches to the block"),
        }
    }
}

impl std::error::Error for HasUses {}

impl Ir {
    /// Erases the operation and everything inside. Their handles are stale from now on.
    ///
    /// # Errors
    /// When a result still has uses; nothing is changed then.
    #[track_caller]
    pub fn erase(&mut self, op: impl Into<Operation>) -> Result<(), HasUses> {
        let op = op.into();
        let data = self.ops.get(op).clone();
        if let Some(first) = data.results {
            let mut results = (0..data.num_results()).map(|i| nth_value(first, i));
            if let Some(used) = results.find(|result| self.has_uses(*result)) {
                return Err(HasUses::Value(used));
            }
        }
        if data.has_tail() {
            self.detach(op);
            self.free_tree(op);
        } else {
            self.unlink(&data);
            self.free_leaf(op, &data);
        }
        Ok(())
    }

    /// Makes the values the operands wherever the operation's results are, one for each, and erases it. Results without
    /// a value must have no uses; further values count for nothing.
    ///
    /// # Errors
    /// When a result would still have uses, or a value would go with the operation; nothing is changed then.
    ///
    /// # Panics
    /// When a value is stale; nothing is changed then, either.
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
    pub fn replace_op(&mut self, op: impl Into<Operation>, values: impl AsRef<[Value]>) -> Result<(), HasUses> {
        self.replace_by_values(op.into(), values.as_ref())
    }

    #[track_caller]
    fn replace_by_values(&mut self, op: Operation, values: &[Value]) -> Result<(), HasUses> {
        self.check_values(values);
        let results: SmallVec<[Value; 2]> = self.results(op).collect();
        let own = values.iter().copied().take(results.len()).find(|value| self.goes_with(*value, op));
        let left = || results.iter().copied().skip(values.len()).find(|result| self.has_uses(*result));
        if let Some(used) = own.or_else(left) {
            return Err(HasUses::Value(used));
        }
        for (old, new) in results.into_iter().zip(values) {
            self.replace_all_uses(old, *new);
        }
        self.erase(op)
    }

    /// Erases the block and everything inside.
    ///
    /// # Errors
    /// When an argument or a result is used outside of the block, or something outside branches to it; nothing is
    /// changed then.
    #[track_caller]
    pub fn erase_block(&mut self, block: Block) -> Result<(), HasUses> {
        if let Some(used) = self.value_used_outside(block) {
            return Err(HasUses::Value(used));
        }
        // A branch to a block that is gone would be a stale handle; the caller redirects it first.
        if let Some(op) = self.predecessor_ops(block).find(|op| self.ancestor_in_block(block, *op).is_none()) {
            return Err(HasUses::Block(op));
        }
        self.detach_block(block);
        self.free_block_tree(block);
        Ok(())
    }

    /// Returns a value of the block (argument or result) that something outside of the block uses.
    fn value_used_outside(&self, block: Block) -> Option<Value> {
        let outside = |value: &Value| self.users(*value).any(|user| self.ancestor_in_block(block, user).is_none());
        let of_ops = || self.block_ops(block).flat_map(|op| self.results(op)).find(outside);
        self.arguments(block).find(outside).or_else(of_ops)
    }

    /// Frees the operation, which is in no block, and everything inside. Iterative: depth costs no stack.
    ///
    /// In the order of the text, results before operands: nearly every operand's value is gone by then, and needs no
    /// unlinking.
    pub(crate) fn free_tree(&mut self, root: Operation) {
        let mut regions: SmallVec<[Region; 8]> = SmallVec::new();
        let mut blocks = Vec::new();
        self.free_op(root, &mut regions);
        self.free_regions(regions, &mut blocks);
        self.free_blocks(blocks);
    }

    /// Frees the block, which is in no region, and everything inside.
    fn free_block_tree(&mut self, root: Block) {
        let mut regions = SmallVec::new();
        let mut blocks = vec![root];
        self.free_ops(root, &mut regions);
        self.free_regions(regions, &mut blocks);
        self.free_blocks(blocks);
    }

    /// Frees the regions and what is inside of their blocks, which join the list.
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

    /// Frees the block's arguments and operations, whose regions join the list.
    #[inline]
    fn free_ops(&mut self, block: Block, regions: &mut SmallVec<[Region; 8]>) {
        self.free_arguments(block);
        let mut next = self.first_op(block);
        while let Some(op) = next {
            next = self.next_op(op);
            self.free_op(op, regions);
        }
    }

    /// Frees the records of blocks. Last: terminators unlink themselves from them.
    fn free_blocks(&mut self, blocks: Vec<Block>) {
        for block in blocks {
            self.blocks.remove_run(block, 1);
        }
    }

    /// Frees the operation alone; its regions join the list.
    #[inline]
    fn free_op(&mut self, op: Operation, regions: &mut SmallVec<[Region; 8]>) {
        let data = self.ops.get(op).clone();
        if data.has_tail() {
            regions.extend(self.regions(op));
            self.free_successors(op);
            self.free_tail(op);
        }
        self.free_leaf(op, &data);
    }

    /// Frees results, operands and record, of which `data` is a copy.
    #[inline(always)]
    pub(super) fn free_leaf(&mut self, op: Operation, data: &OperationData) {
        if let Some(first) = data.results {
            self.values.remove_run(first, data.num_results());
        }
        self.free_operands_of_dead(data.operands, data.num_operands);
        self.ops.remove_run(op, 1);
    }
}
