//! The journal: the changes of an IR, in order, while a listener is attached.
//!
//! [`Ir::begin_changes`] opens a *span*; from then on every primitive change of the IR is a [`Step`]. Spans nest. A
//! span ends with [`Ir::keep_changes`] or [`Ir::undo_changes`]; in between, [`Ir::changes_since`] lists its changes.
//! The changes of a span that [`Ir::watch_changes`] opens can be seen, but not undone.
//!
//! Invariants:
//! * Each function that changes records logs its step where it does so, so no caller can forget it. Outside of spans
//!   that costs one predictable branch.
//! * A step has all that is needed to revert it, provided that all later steps are reverted already.
//! * Entities erased within a span are *buried*: their handles are stale, but their records stay as they were and are
//!   not reused until the outermost span ends. Thus reverting restores handles and use lists exactly. While no open
//!   span can be undone, entities are not buried, but freed; only arguments are always buried.
//! * Order labels are no steps: reverting restores the order of operations, not the numbers that express it.

mod bury;
mod change;
mod keep;
mod undo;

pub(super) use bury::Buried;
pub use change::Change;

use crate::entity::{Attribute, Block, Location, Operation, Region, Type, Value};

use super::Ir;

/// A primitive change, with what is needed to revert it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// The operation was created, in no block.
    OpCreated(Operation),
    /// The operation was buried. It was in no block, and everything inside is buried already.
    OpErased(Operation),
    /// The operation was taken out of its block and freed. No open span can be undone.
    OpFreed(Operation),
    /// The operation was put in a block.
    OpLinked(Operation),
    /// The operation was taken out of `block`, where it was before `next`.
    OpUnlinked { op: Operation, block: Block, next: Option<Operation> },
    /// One of the next [`Step::UsesReplaced`] is an operand of the operation.
    UserChanged(Operation),
    /// The `count` uses of `old` became the first uses of `new`, in reverse order.
    UsesReplaced { old: Value, new: Value, count: u32 },
    /// The operand in `slot` was `value`, and in the use list of that between these slots.
    OperandSet { slot: u32, value: Value, next: u32, previous: u32 },
    /// The operation had these operand slots.
    OperandsSet { op: Operation, start: u32, count: u32 },
    /// The successor in `slot` was `block`, and in the use list of that between these slots.
    SuccessorSet { slot: u32, block: Block, next: u32, previous: u32 },
    /// The operation had these discardable attributes.
    AttributesSet { op: Operation, old: Attribute },
    /// The operation had this location.
    LocationSet { op: Operation, old: Location },
    /// The value had this type.
    TypeSet { value: Value, old: Type },
    /// The slot word at this position of the operation's tail was `old`.
    WordSet { op: Operation, position: u32, old: u32 },
    /// The operation, which has no tail, had this slot word.
    OnlyWordSet { op: Operation, old: u32 },
    /// The operation, which had no tail but this slot word, was given one with `slots` slots.
    TailMade { op: Operation, old: u32, slots: u32 },
    /// The operation lost a use of a result, and at most one other operation uses that result.
    Released(Operation),
    /// The block was created, in no region.
    BlockCreated(Block),
    /// The block was buried. It was in no region, and is empty.
    BlockErased(Block),
    /// The block was put in a region.
    BlockLinked(Block),
    /// The block was taken out of its region and freed. No open span can be undone.
    BlockFreed(Block),
    /// The block was taken out of `region`, where it was before `next`.
    BlockUnlinked { block: Block, region: Region, next: Option<Block> },
    /// The region was buried. It was empty.
    RegionErased(Region),
    /// An argument was added to the block.
    ArgumentAdded { block: Block, index: u32 },
    /// The argument of the block was buried.
    ArgumentErased { block: Block, index: u32, value: Value, location: Location },
    /// The argument of the block had this location.
    ArgumentLocationSet { block: Block, index: u32, old: Location },
}

const _: () = assert!(size_of::<Step>() <= 20);

/// The steps of all open spans.
#[derive(Default)]
pub(crate) struct Journal {
    /// The number of open spans.
    depth: u32,
    /// The number of open spans that can be undone.
    undoable: u32,
    /// The start of the outermost span that can be undone.
    undo_from: usize,
    /// Whether one of the steps keeps records that the end of the outermost span frees.
    keeps_records: bool,
    steps: Vec<Step>,
}

impl Journal {
    /// Returns whether a span is open.
    #[inline(always)]
    pub(crate) fn is_open(&self) -> bool {
        self.depth > 0
    }

    /// Returns whether an open span can be undone.
    #[inline(always)]
    pub(crate) fn is_undoable(&self) -> bool {
        self.undoable > 0
    }

    /// Logs a step whose records the end of the outermost span frees, if a span is open.
    #[inline]
    pub(crate) fn log_kept(&mut self, step: Step) {
        if self.depth > 0 {
            self.keeps_records = true;
            self.steps.push(step);
        }
    }

    /// Logs the step if a span is open.
    #[inline(always)]
    pub(crate) fn log(&mut self, step: Step) {
        if self.depth > 0 {
            self.steps.push(step);
        }
    }
}

/// The start of a span of changes: see [`Ir::begin_changes`].
#[derive(Debug)]
#[must_use = "a span of changes must be kept or undone"]
pub struct Checkpoint {
    depth: u32,
    undoable: u32,
    position: usize,
}

/// The start of a span of changes that cannot be undone: see [`Ir::watch_changes`].
#[derive(Debug)]
#[must_use = "a span of changes must end"]
pub struct Watch(Checkpoint);

impl Watch {
    /// Returns the start, for [`Ir::changes_since`].
    pub fn start(&self) -> &Checkpoint {
        &self.0
    }
}

/// The spans of changes that are open at a time: see [`Ir::open_spans`].
#[derive(Clone, Copy, Debug)]
pub struct OpenSpans {
    depth: u32,
    undoable: u32,
}

/// Seeing, keeping and undoing changes.
///
/// ```
/// # use ods_core as ods;
/// # use ods::builtin::UnrealizedConversionCastOp;
/// # use ods::ir::Change;
/// # use ods::{Context, Ir, Type};
/// # fn main() -> ods::Result {
/// # let mut ir = Ir::new(Context::new().into());
/// # let block = ir.create_block();
/// let cast = ir.builder_at_end_of(block).insert(UnrealizedConversionCastOp::new([], [Type::I32]))?;
///
/// let start = ir.begin_changes();
/// ir.erase(cast)?;
/// assert!(ir.changes_since(&start).any(|change| change == Change::Erased(cast.into())));
/// assert!(!ir.contains(cast));
/// ir.undo_changes(start);
/// assert_eq!(ir.first_op(block), Some(cast.into()));
/// # Ok(())
/// # }
/// ```
impl Ir {
    /// Opens a span of changes, in which the IR keeps a journal. Spans nest; the last one opened must end first.
    ///
    /// Erased entities take memory until the outermost span ends.
    #[inline]
    pub fn begin_changes(&mut self) -> Checkpoint {
        if !self.journal.is_undoable() {
            self.journal.undo_from = self.journal.steps.len();
        }
        self.journal.depth += 1;
        self.journal.undoable += 1;
        self.checkpoint()
    }

    /// Opens a span of changes that can be seen, but not undone, so that erased operations take no memory. Spans nest;
    /// the last one opened must end first.
    #[inline]
    pub fn watch_changes(&mut self) -> Watch {
        self.journal.depth += 1;
        Watch(self.checkpoint())
    }

    #[inline]
    fn checkpoint(&self) -> Checkpoint {
        let Journal { depth, undoable, steps, .. } = &self.journal;
        Checkpoint { depth: *depth, undoable: *undoable, position: steps.len() }
    }

    /// Returns the changes since the start of the span, in order.
    #[inline]
    pub fn changes_since(&self, start: &Checkpoint) -> impl Iterator<Item = Change> + '_ {
        Changes { ir: self, steps: self.steps_since(start).iter() }
    }

    /// Returns whether nothing has changed since the start of the span.
    #[inline]
    pub fn is_unchanged_since(&self, start: &Checkpoint) -> bool {
        self.steps_since(start).is_empty()
    }

    #[inline]
    fn steps_since(&self, start: &Checkpoint) -> &[Step] {
        self.journal.steps.get(start.position..).unwrap_or_default()
    }

    /// Ends the span and all spans opened in it, and keeps their changes.
    #[inline]
    pub fn keep_changes(&mut self, start: Checkpoint) {
        self.journal.undoable = start.undoable - 1;
        self.close(&start);
    }

    /// Ends the span and all spans opened in it.
    #[inline]
    pub fn end_watch(&mut self, start: Watch) {
        self.journal.undoable = start.0.undoable;
        self.close(&start.0);
    }

    #[inline]
    fn close(&mut self, start: &Checkpoint) {
        self.journal.depth = start.depth - 1;
        if start.depth == 1 {
            self.forget_steps();
        }
    }

    /// Forgets all steps, and frees the entities that they buried.
    #[inline]
    fn forget_steps(&mut self) {
        if self.journal.keeps_records {
            self.release_buried();
        } else {
            self.journal.steps.clear();
        }
    }

    /// Ends the span and all spans opened in it, and reverts their changes: all handles from before the span are valid
    /// again, blocks and use lists have their order. Handles of entities created in the span are stale.
    pub fn undo_changes(&mut self, start: Checkpoint) {
        self.revert_to(start.position);
        self.journal.depth = start.depth - 1;
        self.journal.undoable = start.undoable - 1;
    }

    /// Reverts all steps from the position on, the last one first.
    fn revert_to(&mut self, position: usize) {
        // Reverting logs nothing.
        self.journal.depth = 0;
        while self.journal.steps.len() > position {
            if let Some(step) = self.journal.steps.pop() {
                self.revert(step);
            }
        }
        self.journal.keeps_records &= position > 0;
    }

    /// Returns the spans that are open now, for [`Ir::abandon_changes`].
    pub fn open_spans(&self) -> OpenSpans {
        OpenSpans { depth: self.journal.depth, undoable: self.journal.undoable }
    }

    /// Ends the spans that were opened since, after a panic that has lost their starts. The changes of undoable spans
    /// are reverted, unless an enclosing span is undoable, too; all others are kept.
    pub fn abandon_changes(&mut self, open: OpenSpans) {
        if self.journal.is_undoable() && open.undoable == 0 {
            self.revert_to(self.journal.undo_from);
        }
        (self.journal.depth, self.journal.undoable) = (open.depth, open.undoable);
        if open.depth == 0 {
            self.forget_steps();
        }
    }
}

/// The changes that steps mean.
struct Changes<'ir> {
    ir: &'ir Ir,
    steps: std::slice::Iter<'ir, Step>,
}

impl Iterator for Changes<'_> {
    type Item = Change;

    // Always inlined: a caller that matches on the change then has one match rather than two.
    #[inline(always)]
    fn next(&mut self) -> Option<Change> {
        loop {
            if let Some(change) = self.ir.change_of(self.steps.next()?) {
                return Some(change);
            }
        }
    }
}

#[cfg(test)]
mod tests;
