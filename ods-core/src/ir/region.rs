//! Regions: lists of blocks, owned by an operation.

use crate::entity::{Block, MAX_GENERATION, Operation, Region, Value};
use crate::storage::arena::Slot;
use crate::storage::free::Linked;

use super::operation::OperationData;
use super::{Ir, ValueOwner};

/// The record of a region.
#[derive(Clone)]
pub(crate) struct RegionData {
    pub(crate) parent: Operation,
    pub(crate) first: Option<Block>,
    pub(crate) last: Option<Block>,
    /// Position among the parent's regions.
    pub(crate) position: u32,
    pub(crate) generation: u8,
}

impl Linked for RegionData {
    #[inline]
    fn link(&self) -> u32 {
        self.position
    }
    #[inline]
    fn set_link(&mut self, link: u32) {
        self.position = link;
    }
}

impl Slot for RegionData {
    const BLANK: Self = Self { parent: Operation::ANY, first: None, last: None, position: 0, generation: 0 };

    fn generation(&self) -> u32 {
        u32::from(self.generation)
    }
    fn set_generation(&mut self, generation: u32) {
        debug_assert!(generation <= MAX_GENERATION);
        self.generation = generation as u8;
    }
}

/// The number of levels up to which operations around another one are not compared with the contents of an operation.
const FEW_LEVELS: usize = 16;

/// Regions: their blocks and their owner.
///
/// ```
/// # use ods_core as ods;
/// # use ods::builtin::ModuleOp;
/// # use ods::{Context, Ir};
/// # fn main() -> ods::Result {
/// # let mut ir = Ir::new(Context::new().into());
/// let outer = ir.builder().insert(ModuleOp::new())?;
/// let inner = outer.body_builder(&mut ir).insert(ModuleOp::new())?;
/// let region = ir.region(outer, 0).expect("modules have a region");
///
/// assert_eq!(ir.region_parent(region), outer.into());
/// assert!(ir.has_one_block(region));
/// assert_eq!(ir.entry_block(region), ir.parent_block(inner));
/// assert!(ir.is_proper_ancestor(outer, inner));
/// # Ok(())
/// # }
/// ```
impl Ir {
    /// Returns whether the handle names a region of this IR.
    pub fn contains_region(&self, region: Region) -> bool {
        self.regions.contains(region)
    }

    /// Returns the operation that owns the region.
    #[inline]
    #[track_caller]
    pub fn region_parent(&self, region: Region) -> Operation {
        self.regions.get(region).parent
    }

    /// Returns the position of the region among its operation's regions.
    #[track_caller]
    pub fn region_position(&self, region: Region) -> usize {
        self.regions.get(region).position as usize
    }

    /// Returns the first block.
    #[inline]
    #[track_caller]
    pub fn entry_block(&self, region: Region) -> Option<Block> {
        self.regions.get(region).first
    }

    /// Returns the last block.
    #[track_caller]
    pub fn last_block(&self, region: Region) -> Option<Block> {
        self.regions.get(region).last
    }

    /// Returns whether the region has no blocks.
    #[track_caller]
    pub fn is_region_empty(&self, region: Region) -> bool {
        self.entry_block(region).is_none()
    }

    /// Returns whether the region has exactly one block.
    #[track_caller]
    pub fn has_one_block(&self, region: Region) -> bool {
        let data = self.regions.get(region);
        data.first.is_some() && data.first == data.last
    }

    /// Returns the blocks, in order.
    #[track_caller]
    pub fn blocks(&self, region: Region) -> impl Iterator<Item = Block> + '_ {
        std::iter::successors(self.entry_block(region), |block| self.blocks.linked(*block).next)
    }

    /// Returns whether `inner` is `outer` or nested in it at any depth.
    #[track_caller]
    pub fn is_ancestor_region(&self, outer: Region, inner: Region) -> bool {
        let up = |region: &Region| self.parent_region(self.region_parent(*region));
        std::iter::successors(Some(inner), up).any(|region| region == outer)
    }

    /// Returns whether `inner` is nested in `outer` at any depth. An operation is not nested in itself.
    #[track_caller]
    pub fn is_proper_ancestor(&self, outer: impl Into<Operation>, inner: impl Into<Operation>) -> bool {
        let (outer, inner) = (outer.into(), inner.into());
        let mut around = std::iter::successors(self.parent_op(inner), |op| self.parent_op(*op));
        match around.by_ref().take(FEW_LEVELS).find(|op| *op == outer) {
            Some(_) => true,
            None => self.is_deeply_nested(outer, around),
        }
    }

    /// Returns whether one of the operations `around` another one, from the inside out, is `outer`. There cannot be
    /// more levels in `outer` than operations, which may be few although it is deep inside others.
    fn is_deeply_nested(&self, outer: Operation, mut around: impl Iterator<Item = Operation>) -> bool {
        let Some(next) = around.next() else { return false };
        next == outer || self.contains(outer) && self.walk_pre(outer).zip(around).any(|(_, op)| op == outer)
    }

    /// Returns whether erasing the operation erases the value: it is a result of the operation or defined inside it.
    #[track_caller]
    pub(crate) fn goes_with(&self, value: Value, op: Operation) -> bool {
        self.goes_with_op(self.value_owner(value), op, self.op(op))
    }

    /// Returns whether erasing the operation, whose record is `data`, erases the values of this owner.
    #[inline]
    pub(crate) fn goes_with_op(&self, owner: ValueOwner, op: Operation, data: &OperationData) -> bool {
        owner.op() == Some(op) || data.has_tail() && self.is_inside(owner, op)
    }

    /// Returns whether the owner is inside the operation.
    #[inline(never)]
    fn is_inside(&self, owner: ValueOwner, op: Operation) -> bool {
        let block = match owner {
            ValueOwner::Result(op, _) => self.parent_block(op),
            ValueOwner::Argument(block, _) => Some(block),
        };
        let around = || self.block_parent_op(block?);
        self.num_regions(op) > 0 && around().is_some_and(|inner| inner == op || self.is_proper_ancestor(op, inner))
    }

    /// Returns the operation of `block` that is `op` or contains it; `None` if there is none.
    #[track_caller]
    pub fn ancestor_in_block(&self, block: Block, op: impl Into<Operation>) -> Option<Operation> {
        let op = op.into();
        std::iter::successors(Some(op), |op| self.parent_op(*op)).find(|op| self.parent_block(*op) == Some(block))
    }

    /// Returns whether `inner` is `outer` or nested in it at any depth.
    #[track_caller]
    pub(crate) fn is_in_block(&self, outer: Block, inner: Block) -> bool {
        let region = self.block_region(outer);
        if region.is_some() && region == self.block_region(inner) {
            // Most are side by side.
            return outer == inner;
        }
        let parent = |block: &Block| self.parent_block(self.block_parent_op(*block)?);
        std::iter::successors(Some(inner), parent).any(|block| block == outer)
    }

    /// Returns the block of `region` that is `block` or contains it; `None` if there is none.
    #[track_caller]
    pub fn ancestor_block_in_region(&self, region: Region, block: Block) -> Option<Block> {
        let up = |block: &Block| self.parent_block(self.block_parent_op(*block)?);
        std::iter::successors(Some(block), up).find(|block| self.block_region(*block) == Some(region))
    }
}
