//! A depth-first walk that its user steers, and that knows when it leaves an operation.
//!
//! The walk holds no borrow of the IR: operations that it has left may change meanwhile.

use ods_core::{Block, Ir, Operation};

/// A step of a walk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// To a wanted operation, whose inside is skipped unless it is [entered](Nest::enter).
    To(Operation),
    /// Out of an operation that was entered.
    OutOf(Operation),
}

/// An operation whose inside is walked.
#[derive(Debug)]
struct Open<T> {
    op: Operation,
    note: T,
    /// The number of regions, and how many of them were begun.
    regions: usize,
    begun: usize,
    next_block: Option<Block>,
    next: Option<Operation>,
}

/// A walk, with a note for each operation that it is in.
#[derive(Debug)]
pub(crate) struct Nest<T> {
    open: Vec<Open<T>>,
}

impl<T: Copy> Nest<T> {
    /// Returns a walk over what the operation contains.
    pub(crate) fn inside(ir: &Ir, op: Operation, note: T) -> Self {
        let mut walk = Self { open: Vec::new() };
        walk.enter(ir, op, note);
        walk
    }

    /// Continues with what the operation contains, to which the last step led.
    pub(crate) fn enter(&mut self, ir: &Ir, op: Operation, note: T) {
        let regions = ir.num_regions(op);
        self.open.push(Open { op, note, regions, begun: 0, next_block: None, next: None });
    }

    /// Returns the note for the operation that the walk is in.
    pub(crate) fn note(&self) -> Option<T> {
        self.open.last().map(|open| open.note)
    }

    /// Returns the next step; `None` once the walk has left the first operation. It passes over operations that
    /// `is_wanted` refuses.
    #[inline]
    pub(crate) fn step(&mut self, ir: &Ir, is_wanted: impl Fn(Operation) -> bool) -> Option<Step> {
        let open = self.open.last_mut()?;
        loop {
            while let Some(op) = open.next {
                open.next = ir.next_op(op);
                if is_wanted(op) {
                    return Some(Step::To(op));
                }
            }
            if let Some(block) = open.next_block {
                open.next_block = ir.next_block(block);
                open.next = ir.first_op(block);
            } else if open.begun < open.regions
                && let Some(region) = ir.region(open.op, open.begun)
            {
                open.begun += 1;
                open.next_block = ir.entry_block(region);
            } else {
                return self.open.pop().map(|left| Step::OutOf(left.op));
            }
        }
    }
}
