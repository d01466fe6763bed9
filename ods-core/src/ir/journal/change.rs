//! Changes as drivers see them.

use crate::entity::{Block, Operation};
use crate::ir::{Ir, ValueOwner};

use super::Step;

/// A change of an IR: see [`Ir::changes_since`]. Handles are as they were at the time, and may be stale by now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Change {
    /// The operation was created, in no block.
    Created(Operation),
    /// The operation was put in a block: it is new, or was moved.
    Inserted(Operation),
    /// The operation was taken out of its block, to be moved or erased; an operation that is erased while changes
    /// cannot be undone is listed as erased alone.
    Removed(Operation),
    /// The operation has other operands, successors, attributes, properties, result types or another location.
    Modified(Operation),
    /// A user of the operation's results was erased, and the result used has at most one other user: the operation may
    /// be dead, or may fold now.
    Released(Operation),
    /// The operation was erased.
    Erased(Operation),
    /// The block was created, in no region.
    BlockCreated(Block),
    /// The block was put in a region: it is new, or was moved.
    BlockInserted(Block),
    /// The block was taken out of its region, to be moved or erased.
    BlockRemoved(Block),
    /// The block has other arguments, or they have other types or locations.
    BlockModified(Block),
    /// The block was erased.
    BlockErased(Block),
}

impl Ir {
    /// Returns the change that a step means; `None` if other steps express it.
    #[inline(always)]
    pub(super) fn change_of(&self, step: &Step) -> Option<Change> {
        Some(match *step {
            Step::OpCreated(op) => Change::Created(op),
            Step::OpErased(op) | Step::OpFreed(op) => Change::Erased(op),
            Step::OpLinked(op) => Change::Inserted(op),
            Step::OpUnlinked { op, .. } => Change::Removed(op),
            Step::OperandSet { slot, .. } => Change::Modified(self.operands[slot].owner),
            Step::SuccessorSet { slot, .. } => Change::Modified(self.successors[slot].owner),
            Step::UserChanged(op)
            | Step::OperandsSet { op, .. }
            | Step::AttributesSet { op, .. }
            | Step::LocationSet { op, .. }
            | Step::WordSet { op, .. }
            | Step::OnlyWordSet { op, .. } => Change::Modified(op),
            Step::TypeSet { value, .. } => match self.values.try_get(value)?.owner() {
                ValueOwner::Result(op, _) => Change::Modified(op),
                ValueOwner::Argument(block, _) => Change::BlockModified(block),
            },
            Step::Released(op) => Change::Released(op),
            Step::BlockCreated(block) => Change::BlockCreated(block),
            Step::BlockErased(block) | Step::BlockFreed(block) => Change::BlockErased(block),
            Step::BlockLinked(block) => Change::BlockInserted(block),
            Step::BlockUnlinked { block, .. } => Change::BlockRemoved(block),
            Step::ArgumentAdded { block, .. }
            | Step::ArgumentErased { block, .. }
            | Step::ArgumentLocationSet { block, .. } => Change::BlockModified(block),
            Step::UsesReplaced { .. } | Step::TailMade { .. } | Step::RegionErased(_) => return None,
        })
    }
}
