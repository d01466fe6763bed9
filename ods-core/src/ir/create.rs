//! Creating operations.

use crate::attributes::DictionaryAttr;
use crate::entity::{Attribute, Block, Handle, Location, OpName, Operation, Type, Value};
use crate::storage::arena::Arena;
use crate::storage::runs::Runs;

use super::journal::Step;
use super::operation::{OperationData, Slots, make_tail, slot_word};
use super::region::RegionData;
use super::uses::{OperandSlot, link_operands};
use super::value::{MAX_RESULTS, ValueData};
use super::{InsertionPoint, Ir};

/// The parts of an operation to create. Its regions are created empty.
///
/// ```
/// # use ods_core as ods;
/// # use ods::ir::OperationParts;
/// # use ods::{Context, InsertionPoint, Ir, Location, Type};
/// let mut ir = Ir::new(Context::new().into());
/// let block = ir.create_block();
/// let name = ir.context().op_name("test.source"); // of no registered dialect
/// let parts = OperationParts { result_types: &[Type::I32], ..OperationParts::new(name, Location::UNKNOWN) };
/// let op = ir.create_operation_at(&parts, InsertionPoint::end_of(block));
/// assert_eq!(ir.name_str(op), "test.source");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct OperationParts<'a> {
    /// The name.
    pub name: OpName,
    /// The source location.
    pub location: Location,
    /// Operands, in order.
    pub operands: &'a [Value],
    /// Types of the results, in order.
    pub result_types: &'a [Type],
    /// Inherent attributes by slot, in the definition's order; slots past the end are empty.
    pub inherent: &'a [Option<Attribute>],
    /// Property words in the definition's layout; words past the end are zero, the initial value of a property.
    pub words: &'a [u32],
    /// Discardable attributes.
    pub attributes: DictionaryAttr,
    /// Successors, in order.
    pub successors: &'a [Block],
    /// The number of regions.
    pub num_regions: usize,
}

impl OperationParts<'_> {
    /// Returns the parts of an operation with only a name and a location.
    pub fn new(name: OpName, location: Location) -> Self {
        Self {
            name,
            location,
            operands: &[],
            result_types: &[],
            inherent: &[],
            words: &[],
            attributes: DictionaryAttr::EMPTY,
            successors: &[],
            num_regions: 0,
        }
    }
}

impl Ir {
    /// Creates a detached operation. Nothing is checked against its definition: builders and the verifier do that.
    ///
    /// # Panics
    /// Panics if an operand or a successor is stale, the name is of another context, there are 2^25 results or more, or
    /// the IR is full. The IR is unchanged in that case, except that a full one may count an operation that no handle
    /// refers to.
    #[inline]
    #[track_caller]
    pub fn create_operation(&mut self, parts: &OperationParts<'_>) -> Operation {
        assert!(parts.result_types.len() < MAX_RESULTS, "an operation has at most {} results", MAX_RESULTS - 1);
        let (op, data) = self.ops.vacant();
        (data.block, data.previous, data.next, data.order) = (None, None, None, 0);
        if !fill(data, op, parts, &mut self.operands, &mut self.values) {
            self.undo_creation(op, parts);
        }
        self.create_tail_if_any(op, parts);
        self.journal.log(Step::OpCreated(op));
        op
    }

    /// Creates an operation and inserts it at the insertion point. See [`Ir::create_operation`] and [`Ir::insert`].
    ///
    /// # Panics
    /// Panics in the cases of [`Ir::create_operation`], and if the operation to insert before is no longer in its
    /// block.
    #[inline]
    #[track_caller]
    pub fn create_operation_at(&mut self, parts: &OperationParts<'_>, at: InsertionPoint) -> Operation {
        self.try_create_operation_at(parts, at).unwrap_or_else(|| {
            self.check_point(at);
            unreachable!("`check_point` panics at an invalid insertion point")
        })
    }

    /// Creates an operation as [`Ir::create_operation_at`] does. Returns `None`, and creates nothing, if the insertion
    /// point is invalid.
    #[inline(always)]
    #[track_caller]
    pub(crate) fn try_create_operation_at(
        &mut self,
        parts: &OperationParts<'_>,
        at: InsertionPoint,
    ) -> Option<Operation> {
        let op = self.create_operation(parts);
        if self.try_link(at, op) {
            return Some(op);
        }
        // The new operation has no uses yet.
        let _ = self.erase(op);
        None
    }

    /// Frees the operation, which has no tail yet, and panics with the part that is stale.
    #[cold]
    #[inline(never)]
    fn undo_creation(&mut self, op: Operation, parts: &OperationParts<'_>) -> ! {
        let data = self.op(op).clone();
        self.free_leaf(op, &data);
        self.check_values(parts.operands);
        self.context().op_info(parts.name);
        for block in parts.successors {
            self.block(*block);
        }
        unreachable!("an operand or a successor was stale, or the name of another context")
    }

    #[inline]
    fn create_tail_if_any(&mut self, op: Operation, parts: &OperationParts<'_>) {
        let has_links = !parts.successors.is_empty() || parts.num_regions > 0;
        match parts.inherent {
            [] if !has_links && parts.words.is_empty() => {}
            [Some(only)] if !has_links && parts.words.is_empty() => {
                self.ops.get_mut(op).set_word(slot_word(Some(*only)));
            }
            inherent => {
                if !self.context().has_op_name(parts.name)
                    || !parts.successors.iter().all(|to| self.contains_block(*to))
                {
                    self.undo_creation(op, parts);
                }
                self.create_tail(op, inherent, parts.words, parts.successors, parts.num_regions);
            }
        }
    }

    /// Creates the tail of an operation that has none.
    #[inline(never)]
    pub(super) fn create_tail(
        &mut self,
        op: Operation,
        inherent: &[Option<Attribute>],
        words: &[u32],
        successors: &[Block],
        num_regions: usize,
    ) {
        let successors = (self.allocate_successors(op, successors), successors.len() as u32);
        let info = self.op_info(op);
        let slots = Slots { count: info.slots(), attributes: info.attribute_slots(), inherent, words };
        make_tail(self, op, &slots, successors, num_regions as u32);
        for position in 0..num_regions as u32 {
            let region = RegionData { parent: op, first: None, last: None, position, generation: 0 };
            let region = self.regions.insert(region);
            self.set_region(op, position, region);
        }
    }
}

/// Writes every field except the links to neighbours and the tail, in place (see [`Arena::vacant`]). Returns whether
/// all operands are live.
#[inline(always)]
fn fill(
    data: &mut OperationData,
    op: Operation,
    parts: &OperationParts<'_>,
    operands: &mut Runs<OperandSlot>,
    values: &mut Arena<Value, ValueData>,
) -> bool {
    data.name = parts.name;
    data.location = parts.location;
    data.attributes = parts.attributes.into();
    data.set_word(0);
    data.num_operands = parts.operands.len() as u32;
    // Results first: if there is no room for them, no operand has been linked to the operation yet.
    data.set_results(parts.result_types.len() as u32, op.generation());
    data.results = (!parts.result_types.is_empty()).then(|| allocate_results(values, op, parts.result_types));
    let (start, alive) =
        link_operands(operands, values, op, parts.operands.len() as u32, |i, _| parts.operands[i as usize]);
    data.operands = start;
    alive
}

/// Allocates results of `op` with these types, at least one, and returns the first.
#[inline]
pub(super) fn allocate_results(values: &mut Arena<Value, ValueData>, op: Operation, types: &[Type]) -> Value {
    if let [ty] = types {
        let (first, record) = values.vacant();
        record.set_result(*ty, op, 0, first.generation());
        return first;
    }
    let (first, records) = values.vacant_run(types.len() as u32);
    for (position, (record, ty)) in records.iter_mut().zip(types).enumerate() {
        record.set_result(*ty, op, position as u32, first.generation());
    }
    first
}

#[cfg(test)]
mod tests;
