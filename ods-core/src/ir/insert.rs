//! Inserting operations into blocks, and blocks into regions.

use crate::entity::{Block, Location, Operation, Region, Type};

use super::Ir;
use super::journal::Step;
use super::operation::OperationData;
use super::order;

/// A place to insert operations: in a block before an operation, at the end of a block, or detached.
///
/// Operations inserted there one after another end up in that order.
///
/// ```
/// # use ods_core as ods;
/// # use ods::builtin::UnrealizedConversionCastOp;
/// # use ods::{Context, InsertionPoint, Ir, Location, OpBuilder, Type};
/// # fn main() -> ods::Result {
/// # let mut ir = Ir::new(Context::new().into());
/// # let block = ir.create_block();
/// let end = InsertionPoint::end_of(block);
/// let first = OpBuilder::new(&mut ir, end, Location::UNKNOWN).insert(UnrealizedConversionCastOp::new([], [Type::I32]))?;
/// let before = InsertionPoint::before(&ir, first); // the same as `ir.builder_before(first)`
/// OpBuilder::new(&mut ir, before, Location::UNKNOWN).insert(UnrealizedConversionCastOp::new([], [Type::I64]))?;
/// assert_eq!(ir.last_op(block), Some(first.into()));
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct InsertionPoint {
    block: Option<Block>,
    before: Option<Operation>,
}

impl InsertionPoint {
    /// The detached insertion point: operations created there are in no block until they are inserted.
    pub const DETACHED: Self = Self { block: None, before: None };

    /// Returns the insertion point at the end of the block.
    #[inline]
    pub fn end_of(block: Block) -> Self {
        Self { block: Some(block), before: None }
    }

    /// Returns the insertion point in the block before the operation, or at the end.
    pub(crate) fn in_block(block: Block, before: Option<Operation>) -> Self {
        Self { block: Some(block), before }
    }

    /// Returns the insertion point at the start of the block: before its current first operation.
    pub fn start_of(ir: &Ir, block: Block) -> Self {
        Self { block: Some(block), before: ir.first_op(block) }
    }

    /// Returns the insertion point before the operation.
    ///
    /// Nothing can be inserted next to a detached operation: builders return an error in that case.
    pub fn before(ir: &Ir, op: impl Into<Operation>) -> Self {
        let op = op.into();
        Self { block: ir.parent_block(op), before: Some(op) }
    }

    /// Returns the insertion point after the operation, before its current successor. See [`InsertionPoint::before`].
    pub fn after(ir: &Ir, op: impl Into<Operation>) -> Self {
        let op = op.into();
        match ir.parent_block(op) {
            Some(block) => Self { block: Some(block), before: ir.next_op(op) },
            None => Self { block: None, before: Some(op) },
        }
    }

    /// Returns the block; `None` if detached.
    #[inline]
    pub fn block(self) -> Option<Block> {
        self.block
    }

    /// Returns the detached operation that this insertion point is next to. Nothing can be inserted there.
    #[inline]
    pub(crate) fn beside_detached(self) -> Option<Operation> {
        if self.block.is_none() { self.before } else { None }
    }
}

/// Inserting, moving and detaching.
///
/// ```
/// # use ods_core as ods;
/// # use ods::builtin::UnrealizedConversionCastOp;
/// # use ods::{Context, InsertionPoint, Ir, Type};
/// # fn main() -> ods::Result {
/// # let mut ir = Ir::new(Context::new().into());
/// let block = ir.create_block();
/// let mut b = ir.builder_at_end_of(block);
/// let first = b.insert(UnrealizedConversionCastOp::new([], [Type::I32]))?;
/// let second = b.insert(UnrealizedConversionCastOp::new([], [Type::I64]))?;
///
/// let before_first = InsertionPoint::before(&ir, first);
/// ir.move_op(second, before_first);
/// assert_eq!(ir.next_op(second), Some(first.into()));
/// ir.detach(first);
/// assert_eq!(ir.parent_block(first), None);
/// ir.append(block, first);
/// assert_eq!(ir.last_op(block), Some(first.into()));
/// # Ok(())
/// # }
/// ```
impl Ir {
    /// Inserts the detached operation at the insertion point.
    ///
    /// # Panics
    /// Panics if the operation is already in a block, the insertion point's operation is no longer in its block, or the
    /// insertion point is inside the operation or next to a detached one.
    #[inline]
    #[track_caller]
    pub fn insert(&mut self, at: InsertionPoint, op: impl Into<Operation>) {
        let op = op.into();
        let data = self.op(op);
        assert!(data.block.is_none(), "{op:?} is already in a block; detach it first");
        if let (Some(block), true) = (at.block, data.has_tail()) {
            self.check_outside(block, op);
        }
        self.link(at, op);
    }

    /// Panics if the block is inside the operation, which would then contain itself. Only operations with blocks need
    /// the check, so filling regions from the outside in, as parsing and cloning do, costs nothing here.
    fn check_outside(&self, block: Block, op: Operation) {
        if self.regions(op).any(|region| !self.is_region_empty(region)) {
            let inside =
                self.block_parent_op(block).is_some_and(|parent| parent == op || self.is_proper_ancestor(op, parent));
            assert!(!inside, "{block:?} is inside {op:?}");
        }
    }

    /// Panics if the insertion point is invalid: the block is stale, or the operation to insert before is no longer in
    /// it or is detached. Called before anything is changed.
    #[track_caller]
    pub(crate) fn check_point(&self, at: InsertionPoint) {
        match (at.block, at.before) {
            (Some(block), None) => drop(self.block(block)),
            (Some(block), Some(next)) => {
                assert!(
                    self.op(next).block == Some(block),
                    "{next:?} is no longer in the block of the insertion point"
                );
            }
            (None, None) => {}
            (None, Some(beside)) => panic!("{beside:?} is in no block; insert it first"),
        }
    }

    /// Links the detached operation. Panics as [`Ir::check_point`] does.
    #[inline]
    #[track_caller]
    pub(super) fn link(&mut self, at: InsertionPoint, op: Operation) {
        if !self.try_link(at, op) {
            self.check_point(at);
        }
    }

    /// Links the detached operation. Returns `false`, and changes nothing, if [`Ir::check_point`] would panic.
    #[inline(always)]
    pub(super) fn try_link(&mut self, at: InsertionPoint, op: Operation) -> bool {
        let linked = match (at.block, at.before) {
            (Some(block), None) => self.link_last(block, op),
            (Some(block), Some(next)) => self.link_before(block, op, next),
            (None, before) => return before.is_none(),
        };
        if linked {
            self.journal.log(Step::OpLinked(op));
        }
        linked
    }

    // Always inlined: nearly every created operation takes this path.
    #[inline(always)]
    fn link_last(&mut self, block: Block, op: Operation) -> bool {
        let Some(data) = self.blocks.try_get_mut(block) else { return false };
        let previous = data.last.replace(op);
        let label = match previous {
            None => {
                data.first = Some(op);
                Some(order::FIRST)
            }
            Some(previous) => {
                let neighbour = self.ops.linked_mut(previous);
                neighbour.next = Some(op);
                neighbour.order.checked_add(order::STRIDE)
            }
        };
        let data = self.ops.linked_mut(op);
        (data.block, data.previous, data.order) = (Some(block), previous, label.unwrap_or(0));
        if label.is_none() {
            self.center_labels(block);
        }
        true
    }

    fn link_before(&mut self, block: Block, op: Operation, next: Operation) -> bool {
        let Some(neighbour) = self.ops.try_get(next).filter(|data| data.block == Some(block)) else { return false };
        let previous = neighbour.previous;
        let label = match order::free_label(previous.map(|previous| self.ops.linked(previous)), neighbour) {
            Some(label) => label,
            None => self.make_label(block, previous, next),
        };
        let data = self.ops.linked_mut(op);
        (data.block, data.previous, data.next, data.order) = (Some(block), previous, Some(next), label);
        self.ops.linked_mut(next).previous = Some(op);
        match previous {
            Some(previous) => self.ops.linked_mut(previous).next = Some(op),
            None => self.blocks.linked_mut(block).first = Some(op),
        }
        true
    }

    /// Inserts the operation at the end of the block. See [`Ir::insert`].
    #[inline]
    #[track_caller]
    pub fn append(&mut self, block: Block, op: impl Into<Operation>) {
        self.insert(InsertionPoint::end_of(block), op.into());
    }

    /// Removes the operation from its block, if it is in one, without erasing it.
    #[track_caller]
    pub fn detach(&mut self, op: impl Into<Operation>) {
        let op = op.into();
        let data = self.ops.get_mut(op);
        let linked = data.clone();
        (data.block, data.previous, data.next) = (None, None, None);
        self.unlink(&linked);
        if let Some(block) = linked.block {
            self.journal.log(Step::OpUnlinked { op, block, next: linked.next });
        }
    }

    /// Links the neighbours of an operation to each other. `data` is a copy of its record.
    #[inline(always)]
    pub(super) fn unlink(&mut self, data: &OperationData) {
        let Some(block) = data.block else { return };
        match data.previous {
            Some(previous) => self.ops.linked_mut(previous).next = data.next,
            None => self.blocks.linked_mut(block).first = data.next,
        }
        match data.next {
            Some(next) => self.ops.linked_mut(next).previous = data.previous,
            None => self.blocks.linked_mut(block).last = data.previous,
        }
    }

    /// Moves the operation to the insertion point. Does nothing if that is before the operation itself.
    ///
    /// # Panics
    /// Panics if the insertion point is inside the operation, or its operation is no longer in its block. Nothing is
    /// changed in that case.
    #[track_caller]
    pub fn move_op(&mut self, op: impl Into<Operation>, to: InsertionPoint) {
        let op = op.into();
        if to.before == Some(op) {
            return;
        }
        self.check_point(to);
        if let Some(block) = to.block {
            self.check_outside(block, op);
        }
        self.detach(op);
        self.link(to, op);
    }

    /// Appends the detached block to the region.
    ///
    /// # Panics
    /// Panics if the block is already in a region, or contains the region.
    #[track_caller]
    pub fn append_block(&mut self, region: Region, block: Block) {
        self.insert_block_before(region, None, block);
    }

    /// Inserts the detached block before another block of the region, or at the end.
    ///
    /// # Panics
    /// Panics if the block is already in a region or contains this one, or `before` is not in this one.
    #[track_caller]
    pub fn insert_block_before(&mut self, region: Region, before: Option<Block>, block: Block) {
        assert!(self.block(block).region.is_none(), "{block:?} is already in a region; detach it first");
        if self.first_op(block).is_some() {
            let around = self.parent_block(self.region_parent(region));
            assert!(!around.is_some_and(|around| self.is_in_block(block, around)), "{region:?} is inside {block:?}");
        }
        if let Some(next) = before {
            assert!(self.block(next).region == Some(region), "{next:?} is not in the region");
        }
        self.link_block(region, before, block);
        self.journal.log(Step::BlockLinked(block));
    }

    /// Links the detached block before another block of the region, or at the end.
    pub(super) fn link_block(&mut self, region: Region, before: Option<Block>, block: Block) {
        let previous = match before {
            Some(next) => self.block(next).previous,
            None => self.regions.get(region).last,
        };
        let data = self.blocks.get_mut(block);
        (data.region, data.previous, data.next) = (Some(region), previous, before);
        match previous {
            Some(previous) => self.blocks.get_mut(previous).next = Some(block),
            None => self.regions.get_mut(region).first = Some(block),
        }
        match before {
            Some(next) => self.blocks.get_mut(next).previous = Some(block),
            None => self.regions.get_mut(region).last = Some(block),
        }
    }

    /// Creates a block at the end of the region.
    #[track_caller]
    pub fn add_block(&mut self, region: Region) -> Block {
        let block = self.create_block();
        self.append_block(region, block);
        block
    }

    /// Creates a block at the end of the region, with arguments of these types.
    #[track_caller]
    pub fn add_block_with_arguments(
        &mut self,
        region: Region,
        types: impl IntoIterator<Item = Type>,
        location: Location,
    ) -> Block {
        let block = self.add_block(region);
        for ty in types {
            self.add_argument(block, ty, location);
        }
        block
    }

    /// Removes the block from its region, if it is in one, without erasing it.
    #[track_caller]
    pub fn detach_block(&mut self, block: Block) {
        let data = self.blocks.get_mut(block);
        let Some(region) = data.region.take() else { return };
        let (previous, next) = (data.previous.take(), data.next.take());
        match previous {
            Some(previous) => self.blocks.get_mut(previous).next = next,
            None => self.regions.get_mut(region).first = next,
        }
        match next {
            Some(next) => self.blocks.get_mut(next).previous = previous,
            None => self.regions.get_mut(region).last = previous,
        }
        self.journal.log(Step::BlockUnlinked { block, region, next });
    }
}
