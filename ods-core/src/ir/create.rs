//! Making operations.

use crate::attributes::DictionaryAttr;
use crate::entity::{Attribute, Block, Location, OpName, Operation, Type, Value};

use super::Ir;
use super::operation::{NO_TAIL, OperationData, make_tail};
use super::region::RegionData;
use super::value::{MAX_RESULTS, ValueData};

/// What an operation is made of. Regions come empty.
#[derive(Clone, Copy, Debug)]
pub struct OperationParts<'a> {
    /// The name.
    pub name: OpName,
    /// Where it came from.
    pub location: Location,
    /// Operands, in order.
    pub operands: &'a [Value],
    /// Types of the results, in order.
    pub result_types: &'a [Type],
    /// Inherent attribute slots, in the definition's order; missing ones are empty.
    pub inherent: &'a [Option<Attribute>],
    /// Discardable attributes.
    pub attributes: DictionaryAttr,
    /// Successors, in order.
    pub successors: &'a [Block],
    /// How many regions.
    pub num_regions: usize,
}

impl OperationParts<'_> {
    /// An operation with nothing but a name and a location.
    pub fn new(name: OpName, location: Location) -> Self {
        Self {
            name,
            location,
            operands: &[],
            result_types: &[],
            inherent: &[],
            attributes: DictionaryAttr::EMPTY,
            successors: &[],
            num_regions: 0,
        }
    }
}

impl Ir {
    /// Makes an operation in no block. Nothing is checked against its definition: builders and the verifier do that.
    ///
    /// # Panics
    /// When an operand or a successor is stale, or there are 2^25 results or more.
    #[inline]
    pub fn create_operation(&mut self, parts: &OperationParts<'_>) -> Operation {
        let num_results = parts.result_types.len() as u32;
        assert!(parts.result_types.len() < MAX_RESULTS, "an operation has at most {MAX_RESULTS} results");
        let op = self.ops.insert(OperationData {
            name: parts.name,
            location: parts.location,
            block: None,
            previous: None,
            next: None,
            order: 0,
            operands: 0,
            num_operands: parts.operands.len() as u32,
            results: None,
            num_results_and_generation: num_results,
            attributes: parts.attributes.into(),
            tail: NO_TAIL,
        });
        let operands = self.allocate_operands(op, parts.operands);
        let results = (num_results > 0)
            .then(|| self.values.insert_run(num_results, |i| ValueData::result(parts.result_types[i as usize], op, i)));
        let data = self.ops.get_mut(op);
        (data.operands, data.results) = (operands, results);
        if !(parts.inherent.is_empty() && parts.successors.is_empty() && parts.num_regions == 0) {
            self.create_tail(op, parts);
        }
        op
    }

    fn create_tail(&mut self, op: Operation, parts: &OperationParts<'_>) {
        let slots = self.context().op_info(parts.name).slots() as usize;
        let padded: smallvec::SmallVec<[Option<Attribute>; 8]> =
            (0..slots).map(|i| parts.inherent.get(i).copied().flatten()).collect();
        let has_links = !parts.successors.is_empty() || parts.num_regions > 0;
        let kept = if has_links || padded.iter().any(Option::is_some) { &padded[..] } else { &[] };
        let successors = (self.allocate_successors(op, parts.successors), parts.successors.len() as u32);
        let tail = make_tail(self, kept, successors, parts.num_regions as u32);
        self.ops.get_mut(op).tail = tail;
        for position in 0..parts.num_regions as u32 {
            let region = RegionData { parent: op, first: None, last: None, position, generation: 0 };
            let region = self.regions.insert(region);
            self.set_region(op, position, region);
        }
    }
}
