//! The queue of the greedy driver.
//!
//! A stack of operations and one bit per slot of the IR: set while the operation is queued. Removing clears the bit and
//! leaves the entry, which [`Worklist::pop`] skips: an operation is removed only when it is erased, so the entry is
//! stale. An entry takes four bytes.

use ods_core::ir::SlotSet;
use ods_core::{Block, Ir, Operation, Region};

/// Operations to visit, each once; the last one pushed is visited first.
#[derive(Default)]
pub(super) struct Worklist {
    stack: Vec<Operation>,
    queued: SlotSet<Operation>,
    /// The block in the scope that was found last.
    block: Option<Block>,
    /// The operations around that block, the innermost first, up to the scope.
    around: Vec<Operation>,
    /// The operations of `around` on which a visit may have an effect.
    visited_around: Vec<Operation>,
}

impl Worklist {
    pub(super) fn clear(&mut self) {
        self.stack.clear();
        self.queued.clear();
        self.block = None;
    }

    /// Forgets the block, for a block has entered or left a region.
    pub(super) fn forget_block(&mut self) {
        self.block = None;
    }

    /// Forgets the block if it is inside the operation, which has entered another block.
    #[inline]
    pub(super) fn enters(&mut self, op: Operation) {
        if self.around.contains(&op) {
            self.block = None;
        }
    }

    pub(super) fn reverse(&mut self) {
        self.stack.reverse();
    }

    pub(super) fn is_empty(&self) -> bool {
        self.stack.is_empty()
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

    /// Remembers the operations around the block, up to `scope`, to which a visit may do something. Returns whether it
    /// is inside `scope`.
    #[inline]
    pub(super) fn enter(
        &mut self,
        ir: &Ir,
        block: Block,
        scope: Region,
        is_visited: impl Fn(Operation) -> bool,
    ) -> bool {
        self.block == Some(block) || self.find_block(ir, block, scope, is_visited)
    }

    /// Adds the remembered operations, so that the outermost one is visited first.
    #[inline]
    pub(super) fn push_around(&mut self) {
        if !self.visited_around.is_empty() {
            self.push_all_around();
        }
    }

    #[inline(never)]
    fn push_all_around(&mut self) {
        for position in 0..self.visited_around.len() {
            self.push(self.visited_around[position]);
        }
    }

    /// Remembers the block, and the operations around it. Returns whether it is in the scope.
    #[inline(never)]
    fn find_block(&mut self, ir: &Ir, block: Block, scope: Region, is_visited: impl Fn(Operation) -> bool) -> bool {
        self.around.clear();
        self.visited_around.clear();
        self.block = None;
        let mut next = Some(block);
        while let Some(region) = next.and_then(|block| ir.block_region(block)) {
            if region == scope {
                self.block = Some(block);
                return true;
            }
            let op = ir.region_parent(region);
            self.around.push(op);
            if is_visited(op) {
                self.visited_around.push(op);
            }
            next = ir.parent_block(op);
        }
        false
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
