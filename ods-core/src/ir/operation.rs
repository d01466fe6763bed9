//! Operations: their records, and access to the parts.
//!
//! The record is twelve words. Operands and results have runs of their own. The `tail` holds inherent attributes,
//! properties, successors and regions, which many operations lack:
//!
//! ```text
//! tail = word                         the first attribute slot or property word; the others are zero
//! tail = start, TAIL set              words[start..]: inherent attribute slots, property words
//! tail = start | LINKS, TAIL set      words[start..]: number of successors, start of their run,
//!                                                     number of regions, attribute slots, property words, regions
//! ```
//! The name determines the numbers of slots and words ([`OpInfo`]). A separate tail is allocated only if one word is
//! not enough, so most operations have none. A property of several words is never split between record and tail: it
//! needs a tail unless it is all zero.

use crate::context::OpInfo;
use crate::entity::{Attribute, Block, Handle, Location, OpName, Operation, Region, Type, Value};
use crate::schema::OpSchema;
use crate::storage::arena::{Arena, Slot};
use crate::storage::free::Linked;

use super::Ir;
use super::journal::Step;
use super::uses::OperandSlot;
use super::value::MAX_RESULTS;

/// Flag: the tail has successors or regions.
const LINKS: u32 = 1 << 31;
/// Flag in the word of the result count: there is a tail.
const TAIL: u32 = 1 << 25;
/// Words before the attribute slots in a tail with links.
const LINK_HEADER: u32 = 3;

/// The record of an operation.
#[derive(Clone)]
pub(crate) struct OperationData {
    pub(crate) name: OpName,
    pub(crate) location: Location,
    pub(crate) block: Option<Block>,
    pub(crate) previous: Option<Operation>,
    pub(crate) next: Option<Operation>,
    /// The order label; ascends along the block while the block's `ordered` flag is set.
    pub(crate) order: u32,
    pub(crate) operands: u32,
    pub(crate) num_operands: u32,
    pub(crate) results: Option<Value>,
    /// Number of results (25 bits), tail flag (1 bit) and generation (6 bits).
    pub(super) num_results_and_generation: u32,
    /// The dictionary of discardable attributes.
    pub(crate) attributes: Attribute,
    /// The only slot word, or the position of the tail.
    pub(super) tail: u32,
}

const _: () = assert!(MAX_RESULTS <= TAIL as usize);

impl Linked for OperationData {
    #[inline]
    fn link(&self) -> u32 {
        self.order
    }
    #[inline]
    fn set_link(&mut self, link: u32) {
        self.order = link;
    }
}

impl Slot for OperationData {
    const BLANK: Self = Self {
        name: OpName::from_index(0),
        location: Location::UNKNOWN,
        block: None,
        previous: None,
        next: None,
        order: 0,
        operands: 0,
        num_operands: 0,
        results: None,
        num_results_and_generation: 0,
        attributes: Attribute::from_index(0),
        tail: 0,
    };

    #[inline]
    fn generation(&self) -> u32 {
        self.num_results_and_generation >> 26
    }
    #[inline]
    fn set_generation(&mut self, generation: u32) {
        self.num_results_and_generation = self.num_results_and_generation & ((1 << 26) - 1) | generation << 26;
    }
}

impl OperationData {
    #[inline]
    pub(crate) fn num_results(&self) -> u32 {
        self.num_results_and_generation & (TAIL - 1)
    }

    /// Returns the results, in order.
    #[inline]
    pub(crate) fn result_values(&self) -> impl ExactSizeIterator<Item = Value> + DoubleEndedIterator + use<> {
        // The placeholder is never dereferenced if there are no results.
        let first = self.results.unwrap_or(Value::ANY);
        (0..self.num_results()).map(move |i| nth_value(first, i))
    }

    /// Sets the number of results and clears the tail flag.
    #[inline]
    pub(super) fn set_results(&mut self, count: u32, generation: u32) {
        self.num_results_and_generation = count | generation << 26;
    }

    /// Sets the only slot word of an operation without a tail.
    #[inline]
    pub(super) fn set_word(&mut self, word: u32) {
        self.tail = word;
    }

    fn set_tail(&mut self, tail: u32) {
        self.num_results_and_generation |= TAIL;
        self.tail = tail;
    }
}

/// The positions of the parts of a tail among the words.
pub(crate) struct Tail {
    start: u32,
    has_links: bool,
    /// The first attribute slot.
    pub(super) slots: u32,
}

impl Tail {
    #[inline]
    fn new(tail: u32) -> Self {
        let (start, has_links) = (tail & !LINKS, tail & LINKS != 0);
        Self { start, has_links, slots: if has_links { start + LINK_HEADER } else { start } }
    }
}

impl OperationData {
    /// Returns whether there is a tail. Without one, there are no successors and no regions.
    #[inline]
    pub(crate) fn has_tail(&self) -> bool {
        self.num_results_and_generation & TAIL != 0
    }

    #[inline]
    pub(super) fn tail(&self) -> Option<Tail> {
        self.has_tail().then(|| Tail::new(self.tail))
    }

    /// Returns whether any inherent attribute or property may be set.
    #[inline]
    pub(crate) fn has_slots(&self) -> bool {
        self.tail != 0 || self.has_tail()
    }

    /// Returns whether the operation has only operands, results and discardable attributes.
    #[inline]
    pub(crate) fn is_plain(&self) -> bool {
        !self.has_slots()
    }
}

/// The slots of a tail, between its header and its regions.
pub(crate) struct Slots<'a> {
    /// Number of attribute slots and property words.
    pub(crate) count: u32,
    /// Number of attribute slots among them.
    pub(crate) attributes: u32,
    /// The first attribute slots; the others are empty.
    pub(crate) inherent: &'a [Option<Attribute>],
    /// The first property words; the others are zero.
    pub(crate) words: &'a [u32],
}

impl Slots<'_> {
    fn word(&self, i: u32) -> u32 {
        match i.checked_sub(self.attributes) {
            None => slot_word(self.inherent.get(i as usize).copied().flatten()),
            Some(i) => self.words.get(i as usize).copied().unwrap_or(0),
        }
    }
}

impl Slots<'_> {
    /// Returns whether the slots fit the one word in the record.
    fn fit_record(&self) -> bool {
        (1..self.count).all(|i| self.word(i) == 0) && (self.count <= 1 || self.attributes > 0 || self.word(0) == 0)
    }
}

/// Gives an operation without a tail its slots, successors and room for regions.
pub(super) fn make_tail(ir: &mut Ir, op: Operation, slots: &Slots<'_>, successors: (u32, u32), num_regions: u32) {
    let has_links = successors.1 > 0 || num_regions > 0;
    if !has_links && slots.fit_record() {
        let word = if slots.count == 0 { 0 } else { slots.word(0) };
        return ir.ops.get_mut(op).set_word(word);
    }
    let tail = if has_links {
        let header = [successors.1, successors.0, num_regions];
        LINKS
            | ir.words.allocate(LINK_HEADER + slots.count + num_regions, |i| match i {
                0..LINK_HEADER => header[i as usize],
                i if i < LINK_HEADER + slots.count => slots.word(i - LINK_HEADER),
                _ => 0,
            })
    } else {
        ir.words.allocate(slots.count, |i| slots.word(i))
    };
    ir.ops.get_mut(op).set_tail(tail);
}

/// Copies the tail of an operation, whose record was copied, into another IR. Its successors start at `successors`; its
/// regions are to be set.
pub(super) fn copy_tail(source: &Ir, from: Operation, target: &mut Ir, to: Operation, successors: u32) {
    let Some(tail) = source.op(from).tail() else { return };
    let slots = source.op_info(from).slots();
    let regions = source.num_regions(from) as u32;
    let length = if tail.has_links { LINK_HEADER + slots + regions } else { slots };
    let words = source.words.slice(tail.start, length);
    let start = target.words.allocate(length, |i| words[i as usize]);
    if tail.has_links {
        target.words[start + 1] = successors;
    }
    target.ops.get_mut(to).set_tail(if tail.has_links { LINKS | start } else { start });
}

#[inline]
pub(super) fn slot_word(slot: Option<Attribute>) -> u32 {
    slot.map_or(0, |attribute| attribute.index() + 1)
}

#[inline]
pub(super) fn slot_attribute(word: u32) -> Option<Attribute> {
    word.checked_sub(1).map(Attribute::from_index)
}

/// Read access to operations.
///
/// See [`Operation`] for an example.
impl Ir {
    #[inline]
    #[track_caller]
    pub(crate) fn op(&self, op: Operation) -> &OperationData {
        self.ops.get(op)
    }

    /// Returns whether the handle refers to an operation of this IR.
    pub fn contains(&self, op: impl Into<Operation>) -> bool {
        self.ops.contains(op.into())
    }

    /// Returns the operation's name.
    #[inline]
    #[track_caller]
    pub fn name(&self, op: impl Into<Operation>) -> OpName {
        let op = op.into();
        self.op(op).name
    }

    /// Returns the properties of the operation's name.
    #[inline]
    #[track_caller]
    pub fn op_info(&self, op: impl Into<Operation>) -> &OpInfo {
        self.context().op_info(self.name(op.into()))
    }

    /// Returns the full name, such as `arith.addi`.
    #[track_caller]
    pub fn name_str(&self, op: impl Into<Operation>) -> &str {
        self.op_info(op.into()).name()
    }

    /// Returns the definition of a registered operation.
    #[inline]
    #[track_caller]
    pub fn schema(&self, op: impl Into<Operation>) -> Option<&'static OpSchema> {
        self.op_info(op.into()).schema()
    }

    /// Returns the source location.
    #[inline]
    #[track_caller]
    pub fn location(&self, op: impl Into<Operation>) -> Location {
        let op = op.into();
        self.op(op).location
    }

    /// Returns the block that contains the operation.
    #[inline]
    #[track_caller]
    pub fn parent_block(&self, op: impl Into<Operation>) -> Option<Block> {
        let op = op.into();
        self.op(op).block
    }

    /// Returns the region that contains the operation.
    #[track_caller]
    pub fn parent_region(&self, op: impl Into<Operation>) -> Option<Region> {
        self.blocks.linked(self.parent_block(op.into())?).region
    }

    /// Returns the operation that contains the operation.
    #[track_caller]
    pub fn parent_op(&self, op: impl Into<Operation>) -> Option<Operation> {
        Some(self.regions.linked(self.parent_region(op.into())?).parent)
    }

    /// Returns the next operation of the block.
    #[inline]
    #[track_caller]
    pub fn next_op(&self, op: impl Into<Operation>) -> Option<Operation> {
        let op = op.into();
        self.op(op).next
    }

    /// Returns the previous operation of the block.
    #[inline]
    #[track_caller]
    pub fn previous_op(&self, op: impl Into<Operation>) -> Option<Operation> {
        let op = op.into();
        self.op(op).previous
    }

    #[inline]
    #[track_caller]
    pub(crate) fn operand_slots(&self, op: Operation) -> &[OperandSlot] {
        let data = self.op(op);
        self.operands.slice(data.operands, data.num_operands)
    }

    /// Returns the number of operands.
    #[inline]
    #[track_caller]
    pub fn num_operands(&self, op: impl Into<Operation>) -> usize {
        let op = op.into();
        self.op(op).num_operands as usize
    }

    /// Returns the operands, in order.
    #[inline]
    #[track_caller]
    pub fn operands(
        &self,
        op: impl Into<Operation>,
    ) -> impl ExactSizeIterator<Item = Value> + DoubleEndedIterator + '_ {
        let op = op.into();
        self.operand_slots(op).iter().map(|slot| slot.value)
    }

    /// Returns up to `count` operands from the `start`-th on, without stepping through the ones before.
    #[track_caller]
    pub(crate) fn operands_in(
        &self,
        op: Operation,
        start: usize,
        length: usize,
    ) -> impl ExactSizeIterator<Item = Value> + '_ {
        let rest = self.operand_slots(op).get(start..).unwrap_or_default();
        rest[..length.min(rest.len())].iter().map(|slot| slot.value)
    }

    /// Returns the `index`-th operand.
    #[inline]
    #[track_caller]
    pub fn operand(&self, op: impl Into<Operation>, index: usize) -> Option<Value> {
        let op = op.into();
        self.operand_slots(op).get(index).map(|slot| slot.value)
    }

    /// Returns the number of results.
    #[inline]
    #[track_caller]
    pub fn num_results(&self, op: impl Into<Operation>) -> usize {
        let op = op.into();
        self.op(op).num_results() as usize
    }

    /// Returns the results, in order.
    #[inline]
    #[track_caller]
    pub fn results<O: Into<Operation>>(
        &self,
        op: O,
    ) -> impl ExactSizeIterator<Item = Value> + DoubleEndedIterator + use<O> {
        let op = op.into();
        self.op(op).result_values()
    }

    /// Returns the `index`-th result.
    #[inline]
    #[track_caller]
    pub fn result(&self, op: impl Into<Operation>, index: usize) -> Option<Value> {
        let op = op.into();
        let data = self.op(op);
        let index = u32::try_from(index).ok().filter(|i| *i < data.num_results())?;
        data.results.map(|first| nth_value(first, index))
    }

    /// Returns the types of the operands, in order.
    #[track_caller]
    pub fn operand_types(&self, op: impl Into<Operation>) -> impl ExactSizeIterator<Item = Type> + '_ {
        let op = op.into();
        self.operands(op).map(|value| self.value_type(value))
    }

    /// Returns the types of the results, in order.
    #[track_caller]
    pub fn result_types(&self, op: impl Into<Operation>) -> impl ExactSizeIterator<Item = Type> + '_ {
        let op = op.into();
        self.results(op).map(|value| self.value_type(value))
    }

    /// Returns the regions, in order.
    #[inline]
    #[track_caller]
    pub fn regions(
        &self,
        op: impl Into<Operation>,
    ) -> impl ExactSizeIterator<Item = Region> + DoubleEndedIterator + '_ {
        let op = op.into();
        self.region_words(op).iter().map(|word| Region::from_raw(*word))
    }

    /// Returns the number of regions.
    #[inline]
    #[track_caller]
    pub fn num_regions(&self, op: impl Into<Operation>) -> usize {
        self.num_regions_in(self.op(op.into()))
    }

    /// Returns the number of regions of the operation with this record.
    #[inline]
    pub(super) fn num_regions_in(&self, data: &OperationData) -> usize {
        match data.tail() {
            Some(tail) if tail.has_links => self.words[tail.start + 2] as usize,
            _ => 0,
        }
    }

    /// Returns the `index`-th region.
    #[track_caller]
    pub fn region(&self, op: impl Into<Operation>, index: usize) -> Option<Region> {
        let op = op.into();
        self.region_words(op).get(index).map(|word| Region::from_raw(*word))
    }

    #[inline]
    #[track_caller]
    fn region_words(&self, op: Operation) -> &[u32] {
        let data = self.op(op);
        match data.tail() {
            Some(tail) if tail.has_links && self.words[tail.start + 2] > 0 => self.linked_regions(data.name, tail),
            _ => &[],
        }
    }

    // Out of line, so that callers test most operations without a call.
    #[inline(never)]
    fn linked_regions(&self, name: OpName, tail: Tail) -> &[u32] {
        let slots = self.context().op_info(name).slots();
        self.words.slice(tail.slots + slots, self.words[tail.start + 2])
    }

    /// Returns the successors, in order.
    #[track_caller]
    pub fn successors(&self, op: impl Into<Operation>) -> impl ExactSizeIterator<Item = Block> + '_ {
        let op = op.into();
        let (start, length) = self.successor_run(op);
        self.successors.slice(start, length).iter().map(|slot| slot.block)
    }

    /// Returns the number of successors.
    #[track_caller]
    pub fn num_successors(&self, op: impl Into<Operation>) -> usize {
        self.successor_run(op.into()).1 as usize
    }

    /// Returns the `index`-th successor.
    #[track_caller]
    pub fn successor(&self, op: impl Into<Operation>, index: usize) -> Option<Block> {
        let op = op.into();
        let (start, length) = self.successor_run(op);
        self.successors.slice(start, length).get(index).map(|slot| slot.block)
    }

    #[inline]
    #[track_caller]
    pub(crate) fn successor_run(&self, op: Operation) -> (u32, u32) {
        match self.op(op).tail() {
            Some(tail) if tail.has_links => (self.words[tail.start + 1], self.words[tail.start]),
            _ => (0, 0),
        }
    }
}

/// Modification of operations.
///
/// See [`Operation`] for an example.
impl Ir {
    /// Sets the source location.
    #[track_caller]
    pub fn set_location(&mut self, op: impl Into<Operation>, location: Location) {
        let op = op.into();
        let old = std::mem::replace(&mut self.ops.get_mut(op).location, location);
        self.journal.log(Step::LocationSet { op, old });
    }

    /// Moves the slots of an operation without a tail to a new tail.
    #[track_caller]
    pub(super) fn move_out(&mut self, op: Operation, slots: u32) -> Tail {
        let first = self.op(op).tail;
        let start = self.words.allocate(slots, |i| if i == 0 { first } else { 0 });
        self.ops.get_mut(op).set_tail(start);
        self.journal.log(Step::TailMade { op, old: first, slots });
        Tail::new(start)
    }

    /// Moves the only set slot back to the record, and frees the tail.
    pub(super) fn drop_tail(&mut self, op: Operation, word: u32, slots: u32) {
        let data = self.ops.get_mut(op);
        let start = std::mem::replace(&mut data.tail, word);
        data.num_results_and_generation &= !TAIL;
        self.words.free(start, slots);
    }

    /// Sets the `index`-th region in a tail allocated for it.
    #[track_caller]
    pub(crate) fn set_region(&mut self, op: Operation, index: u32, region: Region) {
        let data = self.op(op);
        if let Some(tail) = data.tail() {
            let slots = self.context().op_info(data.name).slots();
            self.words[tail.slots + slots + index] = region.raw();
        }
    }

    /// Frees the words of the tail. Regions and successors must be freed already.
    #[track_caller]
    pub(crate) fn free_tail(&mut self, op: Operation) {
        let data = self.op(op);
        if let Some(tail) = data.tail() {
            self.free_tail_words(data.name, &tail);
        }
    }

    /// Updates the tail of an operation whose words, successors and regions moved to this IR from another one.
    pub(super) fn shift_tail(&mut self, op: Operation, words: u32, successors: u32, region: impl Fn(Region) -> Region) {
        let data = self.ops.get_mut(op);
        let name = data.name;
        if !data.has_tail() {
            return;
        }
        data.tail = (data.tail & LINKS) | ((data.tail & !LINKS) + words);
        let Some(tail) = data.tail().filter(|tail| tail.has_links) else { return };
        self.words[tail.start + 1] += successors;
        let regions = tail.slots + self.context().op_info(name).slots();
        for word in regions..regions + self.words[tail.start + 2] {
            self.words[word] = region(Handle::from_raw(self.words[word])).raw();
        }
    }

    fn free_tail_words(&mut self, name: OpName, tail: &Tail) {
        let slots = self.context().op_info(name).slots();
        let length = if tail.has_links { LINK_HEADER + slots + self.words[tail.start + 2] } else { slots };
        self.words.free(tail.start, length);
    }

    /// Frees the words and the successor run of a buried operation.
    pub(super) fn release_tail(&mut self, data: &OperationData, tail: &Tail) {
        if tail.has_links {
            self.successors.free(self.words[tail.start + 1], self.words[tail.start]);
        }
        self.free_tail_words(data.name, tail);
    }
}

/// Returns the `i`-th value of the run starting at `first`.
#[inline]
pub(crate) fn nth_value(first: Value, i: u32) -> Value {
    Arena::<Value, super::value::ValueData>::nth(first, i)
}
