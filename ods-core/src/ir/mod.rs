//! The IR: operations, blocks, regions and values in dense arenas.
//!
//! An [`Ir`] owns any number of operations, attached to blocks or detached, and refers to them by handles:
//! [`Operation`], [`Block`], [`Region`], [`Value`]. It is plain data: `Send`, no locks, no reference counts. Types,
//! attributes, names and locations live in the [`Context`] that the `Ir` holds.
//!
//! Structural invariants, kept by every function here:
//! * an operation is in at most one block, a block in at most one region, a region in exactly one operation;
//! * every operand and successor slot is in the use list of the value or block it refers to, and in no other;
//! * results and block arguments know their owner and their position in it;
//! * freeing an entity frees what it owns.
//!
//! Dominance, terminators, types and all rules of definitions are *not* guaranteed before verification.

mod absorb;
pub(crate) mod block;
mod builder;
mod clone;
mod clone_block;
mod create;
pub mod dominance;
pub mod equality;
mod erase;
mod fork;
mod insert;
pub(crate) mod journal;
mod lookup;
mod match_op;
mod op_attributes;
pub(crate) mod operation;
mod order;
mod panics;
mod parts;
pub(crate) mod region;
mod retype;
mod slots;
mod splice;
mod subexpression;
pub mod symbols;
pub(crate) mod uses;
pub(crate) mod value;
mod values;
mod walk;

#[doc(hidden)]
pub use crate::interfaces::queries::Outlook;
pub use absorb::Absorbed;
pub use builder::OpBuilder;
pub use clone::Mapping;
pub use create::OperationParts;
pub use erase::StillUsed;
pub use fork::Fork;
pub use insert::InsertionPoint;
pub use journal::{Change, Checkpoint, OpenSpans, Watch};
pub use panics::{OpPanic, Work, panic_message};
pub use parts::{Extract, Part};
pub use slots::{SlotMap, SlotSet, Slotted};
pub use uses::Use;
pub use value::ValueOwner;
pub use values::Values;
pub use walk::{WalkPost, WalkPre};

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::context::Context;
use crate::entity::{Block, MAX_GENERATION, MAX_INDEX, Operation, Region, Value};
use crate::storage::arena::Arena;
use crate::storage::runs::Runs;
use block::BlockData;
use journal::Journal;
use operation::OperationData;
use region::RegionData;
use uses::{OperandSlot, SuccessorSlot};
use value::{MAX_RESULTS, ValueData};

/// Operations and their contents.
///
/// Operations are created by builders or by the parser, and accessed by handles. All functions take the `Ir` as an
/// argument:
///
/// ```
/// # use ods_core as ods;
/// use ods::builtin::{ModuleOp, UnrealizedConversionCastOp};
/// use ods::{Context, Ir, Type};
///
/// # fn main() -> ods::Result {
/// let mut ir = Ir::new(Context::new().into());
/// let module = ir.builder().insert(ModuleOp::new())?;
/// let mut b = module.body_builder(&mut ir);
/// let number = b.value(UnrealizedConversionCastOp::new([], [Type::I32]))?;
/// let index = b.value(UnrealizedConversionCastOp::new([number], [Type::INDEX]))?;
///
/// assert_eq!(ir.value_type(index), Type::INDEX);
/// assert_eq!(ir.users(number).next(), ir.defining_op(index));
/// assert_eq!(ir.walk_pre(module).count(), 3);
/// ods::verify::verify(&ir, module)?;
/// println!("{}", ir.display(module));
/// # Ok(())
/// # }
/// ```
pub struct Ir {
    context: Arc<Context>,
    pub(crate) ops: Arena<Operation, OperationData>,
    pub(crate) blocks: Arena<Block, BlockData>,
    pub(crate) regions: Arena<Region, RegionData>,
    pub(crate) values: Arena<Value, ValueData>,
    pub(crate) operands: Runs<OperandSlot>,
    pub(crate) successors: Runs<SuccessorSlot>,
    /// Attribute slots, region lists and block argument lists.
    pub(crate) words: Runs<u32>,
    pub(crate) journal: Journal,
}

/// Slots kept free by [`Ir::has_room`].
const SPARE: usize = 1 << 10;

/// The generation of the next `Ir`: different for each, so that foreign handles are caught.
static NEXT_GENERATION: AtomicU32 = AtomicU32::new(0);

impl Ir {
    /// Returns an empty IR over `context`.
    pub fn new(context: Arc<Context>) -> Self {
        let generation = NEXT_GENERATION.fetch_add(1, Ordering::Relaxed) % MAX_GENERATION + 1;
        Self {
            context,
            ops: Arena::new(generation),
            blocks: Arena::new(generation),
            regions: Arena::new(generation),
            values: Arena::new(generation),
            operands: Runs::default(),
            successors: Runs::default(),
            words: Runs::default(),
            journal: Journal::default(),
        }
    }

    /// Returns the context.
    #[inline]
    pub fn context(&self) -> &Context {
        &self.context
    }

    /// Returns the shared context.
    pub fn shared_context(&self) -> Arc<Context> {
        Arc::clone(&self.context)
    }

    /// Returns the number of operations, attached or not.
    pub fn num_operations(&self) -> usize {
        self.ops.len()
    }

    /// Returns whether an operation with `results` results and `regions` regions still fits, with room for some blocks
    /// and arguments. Creating one that does not fit panics; builders return an error.
    pub(crate) fn has_room(&self, results: usize, regions: usize) -> bool {
        results < MAX_RESULTS
            && self.ops.has_room(1, SPARE)
            && self.values.has_room(results, SPARE)
            && self.regions.has_room(regions, SPARE)
            && self.blocks.has_room(1, SPARE)
    }

    /// Returns whether [`Ir::has_room`] may return `false`.
    #[inline]
    pub(crate) fn is_nearly_full(&self) -> bool {
        (self.ops.slots() | self.values.slots() | self.regions.slots()) > MAX_INDEX as usize / 2
    }

    /// Leaves room for `room` more operations, blocks, regions and values each, and the spare ones.
    #[cfg(test)]
    pub(crate) fn leave_room(&mut self, room: usize) {
        self.ops.leave_room(room + SPARE);
        self.blocks.leave_room(room + SPARE);
        self.regions.leave_room(room + SPARE);
        self.values.leave_room(room + SPARE);
    }

    /// Returns the number of retired slots of operations, blocks, regions and values. A slot is reused at most 62
    /// times, so that a stale handle never refers to a newer entity. There are 2^26 slots of each kind; clone the live
    /// IR into a new one before they run out.
    pub fn num_retired_slots(&self) -> usize {
        self.ops.retired() + self.blocks.retired() + self.regions.retired() + self.values.retired()
    }

    /// Returns the bytes held by the arenas, including free slots but not the context.
    pub fn bytes(&self) -> usize {
        self.ops.bytes()
            + self.blocks.bytes()
            + self.regions.bytes()
            + self.values.bytes()
            + self.operands.bytes()
            + self.successors.bytes()
            + self.words.bytes()
    }

    /// Reserves room for `operations` more operations with two operands and one result each.
    pub fn reserve(&mut self, operations: usize) {
        self.ops.reserve(operations);
        self.values.reserve(operations);
        self.operands.reserve(2 * operations);
    }
}

impl std::fmt::Debug for Ir {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Ir").field("operations", &self.ops.len()).field("values", &self.values.len()).finish()
    }
}
