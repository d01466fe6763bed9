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
mod clone_block;
mod create;
pub mod dominance;
pub mod equality;
mod erase;
mod insert;
mod lookup;
mod match_op;
pub(crate) mod operation;
mod order;
pub(crate) mod region;
mod splice;
pub mod symbols;
mod uses;
pub(crate) mod value;
mod values;
mod walk;

pub use builder::OpBuilder;
pub use clone::Mapping;
pub use create::OperationParts;
pub use erase::HasUses;
pub use insert::InsertionPoint;
pub use uses::Use;
pub use value::ValueOwner;
pub use values::Values;
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
///
/// Operations are created by builders or by the parser, and accessed by handles. All functions take the `Ir` as an argument:
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
    /// The definitions that the context is known to have registered, a bit for each by the number of its name.
    registered: Vec<u64>,
    /// The one that was asked for last.
    last_registered: Option<OpName>,
}

/// Slots that [`Ir::has_room`] keeps free.
const SPARE: usize = 1 << 10;

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
            registered: Vec::new(),
            last_registered: None,
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

    /// Returns whether the context has registered the definition, whose name this is.
    #[inline]
    pub(crate) fn has_registered(&mut self, schema: &'static OpSchema, name: OpName) -> bool {
        self.last_registered == Some(name) || self.look_up_registered(schema, name)
    }

    #[inline(never)]
    fn look_up_registered(&mut self, schema: &'static OpSchema, name: OpName) -> bool {
        let (word, bit) = (name.index() as usize / 64, name.index() % 64);
        let known = self.registered.get(word).is_some_and(|known| known >> bit & 1 != 0);
        if !known && !self.context.is_registered(schema) {
            return false;
        }
        let length = self.registered.len().max(word + 1);
        self.registered.resize(length, 0);
        self.registered[word] |= 1 << bit;
        self.last_registered = Some(name);
        true
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

    /// Returns whether an operation with `results` results and `regions` regions still fits, with some blocks and
    /// arguments. Creating one that does not fit panics; builders return an error.
    pub(crate) fn has_room(&self, results: usize, regions: usize) -> bool {
        results < MAX_RESULTS
            && self.ops.has_room(1, SPARE)
            && self.values.has_room(results, SPARE)
            && self.regions.has_room(regions, SPARE)
            && self.blocks.has_room(1, SPARE)
    }

    /// Returns whether [`Ir::has_room`] may say no.
    #[inline]
    pub(crate) fn is_nearly_full(&self, num_regions: u32) -> bool {
        (self.ops.slots() | self.values.slots()) > MAX_INDEX as usize / 2
            || num_regions > 0 && self.regions.slots() > MAX_INDEX as usize / 2
    }

    /// How many slots of operations, blocks, regions and values are used up: a slot is used again 62 times at most, so that
    /// a stale handle never names something newer. There are 2^26 of each; clone what is needed into a new IR before they
    /// run out.
    pub fn num_retired_slots(&self) -> usize {
        self.ops.retired() + self.blocks.retired() + self.regions.retired() + self.values.retired()
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
