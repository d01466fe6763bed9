//! The IR: operations, blocks, regions and values in dense arenas.
//!
//! An [`Ir`] owns any number of operations, attached to blocks or free, and names them by handles: [`Operation`],
//! [`Block`], [`Region`], [`Value`]. It is plain data: `Send`, no locks, no reference counts. What operations refer to
//! (types, attributes, names, locations) is in the [`Context`] that the `Ir` holds.
//!
//! Structural invariants, kept by every function here:
//! * an operation is in at most one block, a block in at most one region, a region in exactly one operation;
//! * every operand and successor slot is in the use list of what it refers to, and in no other;
//! * results and block arguments know their owner and their position in it;
//! * freeing an entity frees what it owns.
//!
//! What is *not* promised before verification: dominance, terminators, types, anything a definition says.

pub(crate) mod block;
mod builder;
mod clone;
mod create;
pub mod dominance;
pub mod equality;
mod erase;
mod insert;
mod lookup;
mod match_op;
pub(crate) mod operation;
pub(crate) mod region;
mod splice;
pub mod symbols;
mod uses;
pub(crate) mod value;
mod walk;

pub use builder::OpBuilder;
pub use clone::Mapping;
pub use create::OperationParts;
pub use erase::HasUses;
pub use insert::InsertionPoint;
pub use uses::Use;
pub use value::ValueOwner;
pub use walk::{WalkPost, WalkPre};

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::context::Context;
use crate::entity::{Attribute, Block, MAX_GENERATION, MAX_INDEX, OpName, Operation, Region, Value};
use crate::schema::{AttributeSchema, OpSchema, Presence};
use crate::storage::arena::Arena;
use crate::storage::runs::Runs;
use block::BlockData;
use operation::OperationData;
use region::RegionData;
use uses::{OperandSlot, SuccessorSlot};
use value::{MAX_RESULTS, ValueData};

/// Operations and what they consist of.
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
}

/// What [`Ir::has_room`] keeps free.
const ROOM_AT_LEAST: usize = 1 << 10;

/// Spreads the generations of different `Ir`s, so that a foreign handle is caught.
static NEXT_GENERATION: AtomicU32 = AtomicU32::new(0);

impl Ir {
    /// An empty IR over `context`.
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
        }
    }

    /// The context.
    #[inline]
    pub fn context(&self) -> &Context {
        &self.context
    }

    /// The context, to share.
    pub fn shared_context(&self) -> Arc<Context> {
        Arc::clone(&self.context)
    }

    /// Gives attributes of an operation of this name, by slot, the defaults that they have where none is given.
    #[inline]
    pub(crate) fn fill_defaults(&self, name: OpName, schema: &'static OpSchema, slots: &mut [Option<Attribute>]) {
        let takes_default = |slot: &Option<Attribute>, of: &AttributeSchema| {
            slot.is_none() && matches!(of.presence, Presence::Default(_))
        };
        if !slots.iter().zip(schema.attributes).any(|(slot, of)| takes_default(slot, of)) {
            return;
        }
        let defaults = &self.context.op_table(name, schema).defaults;
        for ((slot, of), default) in slots.iter_mut().zip(schema.attributes).zip(defaults) {
            if takes_default(slot, of) {
                *slot = *default;
            }
        }
    }

    /// How many operations there are, attached or not.
    pub fn num_operations(&self) -> usize {
        self.ops.len()
    }

    /// Whether there is room for an operation with so many results and regions, some blocks and arguments; creating
    /// what there is no room for panics.
    pub(crate) fn has_room(&self, results: usize, regions: usize) -> bool {
        let fits = |slots: usize, more: usize| slots + more < MAX_INDEX as usize - ROOM_AT_LEAST;
        results < MAX_RESULTS
            && fits(self.ops.slots(), 1)
            && fits(self.values.slots(), results)
            && fits(self.regions.slots(), regions)
            && fits(self.blocks.slots(), 1)
    }

    /// Bytes that the arenas hold, free slots included; the context's data are not counted.
    pub fn bytes(&self) -> usize {
        self.ops.bytes()
            + self.blocks.bytes()
            + self.regions.bytes()
            + self.values.bytes()
            + self.operands.bytes()
            + self.successors.bytes()
            + self.words.bytes()
    }

    /// Makes room for so many further operations of two operands and a result, to save reallocation.
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
