//! The queue of the greedy driver.
//!
//! A stack of operations and one bit per slot of the IR: set while the operation is queued. Removing clears the bit and
//! leaves the entry, which [`Worklist::pop`] skips: an operation is removed only when it is erased, so the entry is
//! stale. An entry takes four bytes.

use ods_core::ir::SlotSet;
use ods_core::{Ir, Operation, Region};

/// Operations to visit, each once; the last one pushed is visited first.
#[derive(Default)]
pub(super) struct Worklist {
    stack: Vec<Operation>,
    queued: SlotSet<Operation>,
}

impl Worklist {
    pub(super) fn clear(&mut self) {
        self.stack.clear();
        self.queued.clear();
    }

    pub(super) fn reverse(&mut self) {
        self.stack.reverse();
    }

    pub(super) fn len(&self) -> usize {
        self.stack.len()
    }

    /// Adds the operation, unless it is queued.
    #[inline]
    pub(super) fn push(&mut self, op: Operation) {
        if self.queued.insert(op) {
            self.stack.push(op);
        }
    }

    /// Adds the operation and the operations around it up to `scope`, so that the outermost one is visited first. Adds
    /// nothing if the operation is not inside `scope`.
    pub(super) fn push_with_ancestors(&mut self, ir: &Ir, op: Operation, scope: Region) {
        let Some(region) = ir.parent_region(op) else { return };
        if region == scope {
            return self.push(op);
        }
        let up = |op: &Operation| ir.parent_op(*op);
        let mut ancestors = std::iter::successors(Some(op), up);
        if ancestors.any(|ancestor| ir.parent_region(ancestor) == Some(scope)) {
            for ancestor in std::iter::successors(Some(op), up) {
                self.push(ancestor);
                if ir.parent_region(ancestor) == Some(scope) {
                    return;
                }
            }
        }
    }

    /// Removes an erased operation.
    #[inline]
    pub(super) fn remove(&mut self, op: Operation) {
        self.queued.remove(op);
    }

    /// Takes the next operation.
    #[inline]
    pub(super) fn pop(&mut self, ir: &Ir) -> Option<Operation> {
        while let Some(op) = self.stack.pop() {
            if ir.contains(op) && self.queued.remove(op) {
                return Some(op);
            }
        }
        None
    }
}
