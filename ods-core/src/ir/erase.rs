//! Taking things away.

use std::fmt;

use crate::entity::{Block, Operation, Region, Value};

use super::Ir;

/// Why something was not erased: what of it something outside of it still refers to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StillUsed {
    /// The value has uses.
    Value(Value),
    /// The operation branches to the block.
    Block(Operation),
}

impl fmt::Display for StillUsed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Value(value) => write!(f, "{value:?} still has uses"),
            Self::Block(op) => write!(f, "{op:?} still branches to the block"),
        }
    }
}

impl std::error::Error for StillUsed {}

impl Ir {
    /// Erases the operation and everything inside. Their handles are stale from now on.
    ///
    /// # Errors
    /// When a result still has uses; nothing is changed then.
    pub fn erase(&mut self, op: Operation) -> Result<(), StillUsed> {
        if let Some(used) = self.results(op).find(|result| self.has_uses(*result)) {
            return Err(StillUsed::Value(used));
        }
        self.detach(op);
        self.free_tree(op);
        Ok(())
    }

    /// Erases the block and everything inside.
    ///
    /// # Errors
    /// When an argument or a result is used outside of the block, or something outside branches to it; nothing is
    /// changed then.
    pub fn erase_block(&mut self, block: Block) -> Result<(), StillUsed> {
        if let Some(used) = self.value_used_outside(block) {
            return Err(StillUsed::Value(used));
        }
        // A branch to a block that is gone would be a stale handle; the caller redirects it first.
        if let Some(op) = self.predecessor_ops(block).find(|op| self.ancestor_in_block(block, *op).is_none()) {
            return Err(StillUsed::Block(op));
        }
        self.detach_block(block);
        self.free_block_tree(block);
        Ok(())
    }

    /// A value of the block (argument or result) that something outside of the block uses.
    fn value_used_outside(&self, block: Block) -> Option<Value> {
        let outside = |value: &Value| self.users(*value).any(|user| self.ancestor_in_block(block, user).is_none());
        let of_ops = || self.block_ops(block).flat_map(|op| self.results(op)).find(outside);
        self.arguments(block).find(outside).or_else(of_ops)
    }

    /// Frees the operation, which is in no block, and everything inside. Iterative: depth costs no stack.
    pub(crate) fn free_tree(&mut self, root: Operation) {
        if self.num_regions(root) == 0 {
            return self.free_op(root);
        }
        let mut regions: Vec<Region> = self.regions(root).collect();
        let mut ops = vec![root];
        let mut blocks = Vec::new();
        while let Some(region) = regions.pop() {
            for block in self.blocks(region) {
                blocks.push(block);
                for op in self.block_ops(block) {
                    regions.extend(self.regions(op));
                    ops.push(op);
                }
            }
        }
        self.free_all(&ops, &blocks);
    }

    fn free_block_tree(&mut self, root: Block) {
        let ops: Vec<Operation> = self.block_ops(root).collect();
        for op in ops.into_iter().rev() {
            self.drop_uses(op);
            self.detach(op);
            self.free_tree(op);
        }
        self.free_arguments(root);
        self.blocks.remove_run(root, 1);
    }

    /// Makes sure no slot outside the tree's own refers to results of `op`: they are freed next.
    fn drop_uses(&mut self, op: Operation) {
        for result in self.results(op) {
            for user in self.users(result).collect::<Vec<_>>() {
                self.set_operands(user, &[]);
            }
        }
    }

    /// Frees operations and blocks that refer to nothing but each other and what outlives them.
    ///
    /// Values go first: an operand whose value is gone needs no unlinking, and that is nearly every one.
    fn free_all(&mut self, ops: &[Operation], blocks: &[Block]) {
        for block in blocks {
            self.free_arguments(*block);
        }
        for op in ops {
            let data = self.ops.get(*op);
            if let Some(first) = data.results {
                self.values.remove_run(first, data.num_results());
            }
        }
        for op in ops {
            self.free_all_but_results(*op);
        }
        for block in blocks {
            self.blocks.remove_run(*block, 1);
        }
    }

    /// Frees an operation without regions.
    #[inline]
    fn free_op(&mut self, op: Operation) {
        let data = self.ops.get(op);
        if let Some(first) = data.results {
            self.values.remove_run(first, data.num_results());
        }
        self.free_all_but_results(op);
    }

    /// Frees operands, tail, regions and record.
    #[inline]
    fn free_all_but_results(&mut self, op: Operation) {
        let data = self.ops.get(op);
        let (operands, num_operands, has_tail) =
            (data.operands, data.num_operands, data.tail != super::operation::NO_TAIL);
        self.free_operands_of_dead(operands, num_operands);
        if has_tail {
            self.free_links(op);
        }
        self.ops.remove_run(op, 1);
    }

    fn free_links(&mut self, op: Operation) {
        self.free_successors(op);
        for region in self.regions(op).collect::<smallvec::SmallVec<[Region; 4]>>() {
            self.regions.remove_run(region, 1);
        }
        self.free_tail(op);
    }
}
