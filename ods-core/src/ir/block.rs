//! Blocks: lists of operations with arguments.

use smallvec::SmallVec;

use crate::entity::{Block, Handle, Location, MAX_GENERATION, Operation, Region, Type, Value};
use crate::schema::TraitSet;
use crate::storage::arena::Slot;
use crate::storage::free::Linked;

use super::Ir;
use super::journal::Step;
use super::uses::NO_USE;
use super::value::{MAX_RESULTS, ValueData};

/// The record of a block.
#[derive(Clone)]
pub(crate) struct BlockData {
    pub(crate) region: Option<Region>,
    pub(crate) previous: Option<Block>,
    pub(crate) next: Option<Block>,
    pub(crate) first: Option<Operation>,
    pub(crate) last: Option<Operation>,
    /// The first successor slot that refers to the block.
    pub(crate) first_use: u32,
    /// Index of the argument words: (argument, location) pairs, with capacity for the next power of two of
    /// `num_arguments`.
    pub(crate) arguments: u32,
    pub(crate) num_arguments: u32,
    pub(crate) generation: u8,
}

impl Linked for BlockData {
    #[inline]
    fn link(&self) -> u32 {
        self.first_use
    }
    #[inline]
    fn set_link(&mut self, link: u32) {
        self.first_use = link;
    }
}

impl Slot for BlockData {
    const BLANK: Self = Self {
        region: None,
        previous: None,
        next: None,
        first: None,
        last: None,
        first_use: NO_USE,
        arguments: 0,
        num_arguments: 0,
        generation: 0,
    };

    fn generation(&self) -> u32 {
        u32::from(self.generation)
    }
    fn set_generation(&mut self, generation: u32) {
        debug_assert!(generation <= MAX_GENERATION);
        self.generation = generation as u8;
    }
}

impl BlockData {
    /// Returns the index of the first argument word, and the number of arguments.
    pub(super) fn argument_run(&self) -> (u32, u32) {
        (self.arguments, self.num_arguments)
    }
}

/// Returns the number of words to allocate for `count` arguments.
fn argument_words(count: u32) -> u32 {
    if count == 0 { 0 } else { 2 * count.next_power_of_two() }
}

/// Blocks: their position, operations and arguments.
///
/// ```
/// # use ods_core as ods;
/// # use ods::builtin::UnrealizedConversionCastOp;
/// # use ods::{Context, Ir, Location, Type};
/// # fn main() -> ods::Result {
/// # let mut ir = Ir::new(Context::new().into());
/// let block = ir.create_block(); // in no region yet
/// let x = ir.add_argument(block, Type::I32, Location::UNKNOWN);
/// let cast = ir.builder_at_end_of(block).insert(UnrealizedConversionCastOp::new([x], [Type::INDEX]))?;
///
/// assert!(ir.arguments(block).eq([x]));
/// assert!(ir.block_ops(block).eq([cast.into()]));
/// assert_eq!((ir.first_op(block), ir.block_region(block)), (Some(cast.into()), None));
/// assert!(ir.erase_argument(block, 0).is_err()); // it has a use
/// # Ok(())
/// # }
/// ```
impl Ir {
    #[inline]
    #[track_caller]
    pub(crate) fn block(&self, block: Block) -> &BlockData {
        self.blocks.get(block)
    }

    /// Returns whether the handle names a block of this IR.
    pub fn contains_block(&self, block: Block) -> bool {
        self.blocks.contains(block)
    }

    /// Returns a new block in no region, without arguments.
    pub fn create_block(&mut self) -> Block {
        let block = self.blocks.insert(BlockData::BLANK);
        self.journal.log(Step::BlockCreated(block));
        block
    }

    /// Returns the region that the block is in.
    #[inline]
    #[track_caller]
    pub fn block_region(&self, block: Block) -> Option<Region> {
        self.block(block).region
    }

    /// Returns the operation that the block is in.
    #[track_caller]
    pub fn block_parent_op(&self, block: Block) -> Option<Operation> {
        Some(self.regions.linked(self.block_region(block)?).parent)
    }

    /// Returns the next block of the region.
    #[track_caller]
    pub fn next_block(&self, block: Block) -> Option<Block> {
        self.block(block).next
    }

    /// Returns the previous block of the region.
    #[track_caller]
    pub fn previous_block(&self, block: Block) -> Option<Block> {
        self.block(block).previous
    }

    /// Returns whether the block is the first of its region.
    #[track_caller]
    pub fn is_entry_block(&self, block: Block) -> bool {
        self.block_region(block).is_some() && self.block(block).previous.is_none()
    }

    /// Returns the first operation.
    #[inline]
    #[track_caller]
    pub fn first_op(&self, block: Block) -> Option<Operation> {
        self.block(block).first
    }

    /// Returns the last operation. In verified IR it is a terminator if the block requires one.
    #[inline]
    #[track_caller]
    pub fn last_op(&self, block: Block) -> Option<Operation> {
        self.block(block).last
    }

    /// Returns the operations in order. Collect them before changing the block.
    #[track_caller]
    pub fn block_ops(&self, block: Block) -> impl Iterator<Item = Operation> + '_ {
        std::iter::successors(self.first_op(block), |op| self.ops.linked(*op).next)
    }

    /// Returns the regions of the operations in the block, in order.
    #[doc(hidden)]
    #[track_caller]
    pub fn regions_in_block(&self, block: Block) -> impl Iterator<Item = Region> + '_ {
        let mut next = self.first_op(block);
        // A loop of its own for the operations without regions, which are most.
        let next_with_regions = move || loop {
            let op = next?;
            let data = self.ops.linked(op);
            next = data.next;
            if self.num_regions_in(data) > 0 {
                return Some(op);
            }
        };
        std::iter::from_fn(next_with_regions).flat_map(|op| self.regions(op))
    }

    /// Returns the last operation if its definition marks it as a terminator.
    #[track_caller]
    pub fn terminator(&self, block: Block) -> Option<Operation> {
        self.last_op(block).filter(|last| self.has_traits(*last, TraitSet::TERMINATOR))
    }

    /// Returns the number of arguments.
    #[track_caller]
    pub fn num_arguments(&self, block: Block) -> usize {
        self.block(block).num_arguments as usize
    }

    /// Returns the arguments, in order.
    #[track_caller]
    pub fn arguments(&self, block: Block) -> impl ExactSizeIterator<Item = Value> + DoubleEndedIterator + '_ {
        self.argument_pairs(block).chunks_exact(2).map(|pair| Value::from_raw(pair[0]))
    }

    /// Returns the `index`-th argument.
    #[track_caller]
    pub fn argument(&self, block: Block, index: usize) -> Option<Value> {
        self.argument_pairs(block).get(2 * index).map(|word| Value::from_raw(*word))
    }

    /// Returns the location of the `index`-th argument, or the unknown location if there is none.
    #[track_caller]
    pub fn argument_location(&self, block: Block, index: usize) -> Location {
        let word = self.argument_pairs(block).get(2 * index + 1);
        word.map_or(Location::UNKNOWN, |word| Location::from_index(*word))
    }

    /// Sets the location of the `index`-th argument. Does nothing if the index is out of range.
    #[track_caller]
    pub fn set_argument_location(&mut self, block: Block, index: usize, location: Location) {
        let data = self.block(block);
        if index < data.num_arguments as usize {
            let word = data.arguments + 2 * index as u32 + 1;
            let old = Location::from_index(std::mem::replace(&mut self.words[word], location.index()));
            self.journal.log(Step::ArgumentLocationSet { block, index: index as u32, old });
        }
    }

    #[track_caller]
    fn argument_pairs(&self, block: Block) -> &[u32] {
        let data = self.block(block);
        self.words.slice(data.arguments, 2 * data.num_arguments)
    }

    /// Adds an argument at the end.
    ///
    /// # Panics
    /// Panics if the block has 2^25 - 1 arguments.
    #[track_caller]
    pub fn add_argument(&mut self, block: Block, ty: Type, location: Location) -> Value {
        self.insert_argument(block, usize::MAX, ty, location)
    }

    /// Inserts an argument at `index`, or at the end if there are fewer arguments.
    ///
    /// # Panics
    /// Panics if the block has 2^25 - 1 arguments.
    #[track_caller]
    pub fn insert_argument(&mut self, block: Block, index: usize, ty: Type, location: Location) -> Value {
        let count = self.block(block).num_arguments;
        assert!(count as usize + 1 < MAX_RESULTS, "a block has at most {} arguments", MAX_RESULTS - 1);
        let index = u32::try_from(index).unwrap_or(count).min(count);
        let value = self.values.insert(ValueData::argument(ty, block, index));
        self.put_argument(block, index, value, location);
        self.journal.log(Step::ArgumentAdded { block, index });
        value
    }

    /// Makes the value the argument at `index`, at most the number of arguments.
    #[track_caller]
    pub(super) fn put_argument(&mut self, block: Block, index: u32, value: Value, location: Location) {
        let count = self.block(block).num_arguments;
        if index == count && count > 0 && argument_words(count) == argument_words(count + 1) {
            // Fast path: appending with spare capacity, which is how nearly all blocks are built.
            let word = self.block(block).arguments + 2 * count;
            (self.words[word], self.words[word + 1]) = (value.raw(), location.index());
            self.blocks.get_mut(block).num_arguments += 1;
            return;
        }
        let mut pairs = self.argument_pairs(block).to_vec();
        pairs.splice(2 * index as usize..2 * index as usize, [value.raw(), location.index()]);
        self.store_arguments(block, &pairs);
        self.renumber_arguments(block, index);
    }

    /// Removes the argument at `index`. Does nothing if the index is out of range.
    ///
    /// # Errors
    /// Returns an error if the argument still has uses.
    #[track_caller]
    pub fn erase_argument(&mut self, block: Block, index: usize) -> Result<(), super::StillUsed> {
        let Some(value) = self.argument(block, index) else { return Ok(()) };
        if self.has_uses(value) {
            return Err(super::StillUsed::Value(value));
        }
        if self.journal.is_open() {
            let location = self.argument_location(block, index);
            self.take_argument(block, index);
            self.values.bury_run(value, 1);
            self.journal.log_kept(Step::ArgumentErased { block, index: index as u32, value, location });
        } else {
            self.remove_argument(block, index);
        }
        Ok(())
    }

    /// Frees the argument, which has no uses.
    pub(super) fn remove_argument(&mut self, block: Block, index: usize) {
        if let Some(value) = self.argument(block, index) {
            self.take_argument(block, index);
            self.values.remove_run(value, 1);
        }
    }

    /// Removes the argument from the list of the block.
    fn take_argument(&mut self, block: Block, index: usize) {
        let mut pairs = self.argument_pairs(block).to_vec();
        pairs.drain(2 * index..2 * index + 2);
        self.store_arguments(block, &pairs);
        self.renumber_arguments(block, index as u32);
    }

    /// Stores `pairs` as the argument words, reallocating them if the capacity changes.
    #[track_caller]
    fn store_arguments(&mut self, block: Block, pairs: &[u32]) {
        let (start, old) = (self.block(block).arguments, self.block(block).num_arguments);
        let new = pairs.len() as u32 / 2;
        let room = argument_words(new);
        let word = |i: u32| pairs.get(i as usize).copied().unwrap_or(0);
        let start = if room == argument_words(old) {
            self.words.slice_mut(start, pairs.len() as u32).copy_from_slice(pairs);
            start
        } else {
            self.words.free(start, argument_words(old));
            self.words.allocate(room, word)
        };
        let data = self.blocks.get_mut(block);
        (data.arguments, data.num_arguments) = (start, new);
    }

    #[track_caller]
    fn renumber_arguments(&mut self, block: Block, from: u32) {
        for i in from..self.block(block).num_arguments {
            if let Some(value) = self.argument(block, i as usize) {
                self.values.get_mut(value).set_position(i);
            }
        }
    }

    /// Frees the arguments without checking for uses.
    #[track_caller]
    pub(crate) fn free_arguments(&mut self, block: Block) {
        let (start, count) = self.block(block).argument_run();
        for value in self.arguments_at(start, count) {
            self.values.remove_run(value, 1);
        }
        self.free_argument_words(start, count);
        self.blocks.get_mut(block).num_arguments = 0;
    }

    /// Makes the arguments stale, but keeps their records.
    pub(super) fn bury_arguments(&mut self, block: Block) {
        let (start, count) = self.block(block).argument_run();
        for value in self.arguments_at(start, count) {
            self.values.bury_run(value, 1);
        }
    }

    /// Returns the arguments whose words start at `start`.
    pub(super) fn arguments_at(&self, start: u32, count: u32) -> SmallVec<[Value; 8]> {
        self.words.slice(start, 2 * count).chunks_exact(2).map(|pair| Value::from_raw(pair[0])).collect()
    }

    pub(super) fn free_argument_words(&mut self, start: u32, count: u32) {
        self.words.free(start, argument_words(count));
    }
}
