//! Splitting, merging and inlining blocks.

use crate::entity::{Block, Operation, Region, Value};

use super::{InsertionPoint, Ir, ValueOwner, Values};

/// Splitting, inlining and merging blocks.
///
/// ```
/// # use ods_core as ods;
/// # use ods::builtin::UnrealizedConversionCastOp;
/// # use ods::{Context, Ir, Location, Type};
/// # fn main() -> ods::Result {
/// # let mut ir = Ir::new(Context::new().into());
/// let (from, into) = (ir.create_block(), ir.create_block());
/// let x = ir.add_argument(from, Type::I32, Location::UNKNOWN);
/// let y = ir.add_argument(into, Type::I32, Location::UNKNOWN);
/// let cast = ir.builder_at_end_of(from).insert(UnrealizedConversionCastOp::new([x], [Type::INDEX]))?;
///
/// assert!(ir.merge_blocks(from, into, &[y])); // `y` replaces `x`
/// assert_eq!((ir.parent_block(cast), ir.operand(cast, 0)), (Some(into), Some(y)));
/// # Ok(())
/// # }
/// ```
impl Ir {
    /// Splits the block before `op`: moves `op` and the operations after it to a new block that follows, and returns
    /// that block.
    ///
    /// Returns `None` if `op` is in no block.
    #[track_caller]
    pub fn split_block(&mut self, op: impl Into<Operation>) -> Option<Block> {
        let op = op.into();
        let block = self.parent_block(op)?;
        let new = self.create_block();
        if let Some(region) = self.block_region(block) {
            let next = self.next_block(block);
            self.insert_block_before(region, next, new);
        }
        let mut moving = Some(op);
        while let Some(op) = moving {
            moving = self.next_op(op);
            self.detach(op);
            self.append(new, op);
        }
        Some(new)
    }

    /// Moves the operations of `from` to the insertion point, in order, replaces its arguments with `arguments`, and
    /// erases `from`. Corresponds to MLIR's `inlineBlockBefore`.
    ///
    /// Returns `false`, and changes nothing, if the number of arguments is wrong, one of them is an argument of `from`,
    /// an operation branches to `from`, or the insertion point is detached or nested in `from`.
    ///
    /// # Panics
    /// Panics if the insertion point's operation is no longer in its block, or an argument is stale; nothing is changed
    /// in that case.
    #[track_caller]
    pub fn inline_block(&mut self, from: Block, at: InsertionPoint, arguments: &[Value]) -> bool {
        self.check_point(at);
        self.check_values(arguments);
        if self.has_predecessors(from) || !self.can_inline_block(from, at, arguments) {
            return false;
        }
        let replaced: Values = self.arguments(from).collect();
        for (old, new) in replaced.into_iter().zip(arguments) {
            self.replace_all_uses(old, *new);
        }
        while let Some(op) = self.first_op(from) {
            self.detach(op);
            self.link(at, op);
        }
        self.detach_block(from);
        self.free_block(from);
        true
    }

    /// Returns whether [`Ir::inline_block`] inlines `from` as soon as nothing branches to it, so that a caller can ask
    /// before it erases the last branch.
    pub fn can_inline_block(&self, from: Block, at: InsertionPoint, arguments: &[Value]) -> bool {
        let is_own =
            |value: &Value| matches!(self.value_owner(*value), ValueOwner::Argument(block, _) if block == from);
        let is_outside = at.block().is_some_and(|block| !self.is_in_block(from, block));
        is_outside && arguments.len() == self.num_arguments(from) && !arguments.iter().any(is_own)
    }

    /// Moves the operations of `from` to the end of `into`. See [`Ir::inline_block`].
    #[track_caller]
    pub fn merge_blocks(&mut self, from: Block, into: Block, arguments: &[Value]) -> bool {
        self.inline_block(from, InsertionPoint::end_of(into), arguments)
    }

    /// Moves the blocks of `from` to the end of `into`, in order.
    ///
    /// # Panics
    /// Panics if `into` is inside `from`.
    #[track_caller]
    pub fn take_blocks(&mut self, from: Region, into: Region) {
        if from == into {
            return;
        }
        assert!(!self.is_ancestor_region(from, into), "{into:?} is inside {from:?}");
        while let Some(block) = self.entry_block(from) {
            self.detach_block(block);
            self.append_block(into, block);
        }
    }

    /// Moves the blocks of `from` to the place before `before`, in order. Corresponds to MLIR's `inlineRegionBefore`.
    ///
    /// Does nothing if `before` is in no region.
    ///
    /// # Panics
    /// Panics if `before` is inside `from`.
    #[track_caller]
    pub fn take_blocks_before(&mut self, from: Region, before: Block) {
        let Some(into) = self.block_region(before) else { return };
        assert!(!self.is_ancestor_region(from, into), "{before:?} is inside {from:?}");
        while let Some(block) = self.entry_block(from) {
            self.detach_block(block);
            self.insert_block_before(into, Some(before), block);
        }
    }
}
