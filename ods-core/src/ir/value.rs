//! Values: results of operations and arguments of blocks.

use crate::entity::{Block, Handle, Location, Operation, Region, Type, Value};
use crate::storage::arena::Slot;
use crate::storage::free::Linked;

use super::Ir;
use super::journal::Step;
use super::uses::NO_USE;

/// The record of a value: four words.
#[derive(Clone)]
pub(crate) struct ValueData {
    pub(crate) ty: Type,
    /// The first operand slot that uses the value, or [`NO_USE`].
    pub(crate) first_use: u32,
    /// The raw handle of the operation or block that owns the value.
    owner: u32,
    /// Generation (6 bits), block argument flag (1 bit), position among its owner's values (25 bits).
    meta: u32,
}

const IS_ARGUMENT: u32 = 1 << 25;
const POSITION: u32 = IS_ARGUMENT - 1;
/// One more than the maximum number of results of an operation, and of arguments of a block: positions have 25 bits.
pub(crate) const MAX_RESULTS: usize = POSITION as usize + 1;

impl Linked for ValueData {
    #[inline]
    fn link(&self) -> u32 {
        self.first_use
    }
    #[inline]
    fn set_link(&mut self, link: u32) {
        self.first_use = link;
    }
}

impl Slot for ValueData {
    const BLANK: Self = Self { ty: Type::I1, first_use: NO_USE, owner: 0, meta: 0 };

    #[inline]
    fn generation(&self) -> u32 {
        self.meta >> 26
    }
    #[inline]
    fn set_generation(&mut self, generation: u32) {
        self.meta = self.meta & (IS_ARGUMENT | POSITION) | generation << 26;
    }
}

impl ValueData {
    /// Writes the record of an unused result in place: see [`Arena::vacant`](crate::storage::arena::Arena::vacant).
    #[inline]
    pub(crate) fn set_result(&mut self, ty: Type, op: Operation, position: u32, generation: u32) {
        self.ty = ty;
        self.first_use = NO_USE;
        self.owner = op.raw();
        self.meta = position & POSITION | generation << 26;
    }

    pub(crate) fn argument(ty: Type, block: Block, position: u32) -> Self {
        Self { ty, first_use: NO_USE, owner: block.raw(), meta: position & POSITION | IS_ARGUMENT }
    }

    #[inline]
    pub(crate) fn owner(&self) -> ValueOwner {
        let position = (self.meta & POSITION) as usize;
        if self.meta & IS_ARGUMENT == 0 {
            ValueOwner::Result(Handle::from_raw(self.owner), position)
        } else {
            ValueOwner::Argument(Handle::from_raw(self.owner), position)
        }
    }

    /// Replaces the owner by the one that its handle became in another IR. A blank record has none.
    pub(super) fn shift_owner(&mut self, op: impl Fn(Operation) -> Operation, block: impl Fn(Block) -> Block) {
        if self.owner == 0 {
            return;
        }
        self.owner = match self.owner() {
            ValueOwner::Result(owner, _) => op(owner).raw(),
            ValueOwner::Argument(owner, _) => block(owner).raw(),
        };
    }

    pub(crate) fn set_position(&mut self, position: u32) {
        self.meta = self.meta & !POSITION | position & POSITION;
    }
}

/// The owner of a value, and the value's position.
///
/// See [`Value`] for an example.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ValueOwner {
    /// A result of the operation.
    Result(Operation, usize),
    /// An argument of the block.
    Argument(Block, usize),
}

impl ValueOwner {
    /// Returns the operation that defines the value; `None` for block arguments.
    #[inline]
    pub fn op(self) -> Option<Operation> {
        match self {
            Self::Result(op, _) => Some(op),
            Self::Argument(..) => None,
        }
    }
}

/// Values: their type and their definition.
///
/// ```
/// # use ods_core as ods;
/// # use ods::builtin::UnrealizedConversionCastOp;
/// # use ods::ir::ValueOwner;
/// # use ods::{Context, Ir, Location, Type};
/// # fn main() -> ods::Result {
/// # let mut ir = Ir::new(Context::new().into());
/// let block = ir.create_block();
/// let x = ir.add_argument(block, Type::I32, Location::UNKNOWN);
/// let cast = ir.builder_at_end_of(block).insert(UnrealizedConversionCastOp::new([x], [Type::INDEX]))?;
/// let y = ir.result(cast, 0).expect("one result");
///
/// assert_eq!(ir.value_owner(x), ValueOwner::Argument(block, 0));
/// assert_eq!(ir.defining_op(y), Some(cast.into()));
/// assert_eq!((ir.value_type(y), ir.value_block(y)), (Type::INDEX, Some(block)));
/// # Ok(())
/// # }
/// ```
impl Ir {
    #[inline]
    #[track_caller]
    pub(crate) fn value(&self, value: Value) -> &ValueData {
        self.values.get(value)
    }

    /// Returns whether the handle names a value of this IR.
    pub fn contains_value(&self, value: Value) -> bool {
        self.values.contains(value)
    }

    /// Returns the value's type.
    #[inline]
    #[track_caller]
    pub fn value_type(&self, value: Value) -> Type {
        self.value(value).ty
    }

    /// Returns the location of the operation or of the block argument that defines the value.
    #[track_caller]
    pub fn value_location(&self, value: Value) -> Location {
        match self.value_owner(value) {
            ValueOwner::Result(op, _) => self.location(op),
            ValueOwner::Argument(block, index) => self.argument_location(block, index),
        }
    }

    /// Sets the value's type. The verifier checks that the owner and the users agree.
    #[track_caller]
    pub fn set_value_type(&mut self, value: Value, ty: Type) {
        let old = std::mem::replace(&mut self.values.get_mut(value).ty, ty);
        self.journal.log(Step::TypeSet { value, old });
    }

    /// Returns the owner of the value.
    #[inline]
    #[track_caller]
    pub fn value_owner(&self, value: Value) -> ValueOwner {
        self.value(value).owner()
    }

    /// Returns the operation that defines the value; `None` for block arguments.
    #[inline]
    #[track_caller]
    pub fn defining_op(&self, value: Value) -> Option<Operation> {
        self.value_owner(value).op()
    }

    /// Returns the block in which the value is defined.
    #[track_caller]
    pub fn value_block(&self, value: Value) -> Option<Block> {
        match self.value_owner(value) {
            ValueOwner::Result(op, _) => self.ops.linked(op).block,
            ValueOwner::Argument(block, _) => Some(block),
        }
    }

    /// Returns the region in which the value is defined.
    #[track_caller]
    pub fn value_region(&self, value: Value) -> Option<Region> {
        self.blocks.linked(self.value_block(value)?).region
    }
}
