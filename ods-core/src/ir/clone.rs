//! Copying operations.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::entity::{Attribute, Block, Handle, Operation, Region, Type, Value};
use crate::storage::arena::Arena;

use super::create::allocate_results;
use super::journal::Step;
use super::operation::{OperationData, nth_value};
use super::uses::link_operands;
use super::value::ValueData;
use super::{InsertionPoint, Ir};

/// A mapping from original to copied values and blocks. Anything unmapped maps to itself.
///
/// A few values are kept in a hash map, many in a table by slot: the table takes memory in proportion to the slots of
/// the IR, which only a large copy repays.
///
/// ```
/// # use ods_core as ods;
/// # use ods::builtin::UnrealizedConversionCastOp;
/// # use ods::ir::Mapping;
/// # use ods::{Context, Ir, Location, Type};
/// # fn main() -> ods::Result {
/// # let mut ir = Ir::new(Context::new().into());
/// # let block = ir.create_block();
/// let [x, y] = [0, 1].map(|_| ir.add_argument(block, Type::I32, Location::UNKNOWN));
/// let cast = ir.builder_at_end_of(block).insert(UnrealizedConversionCastOp::new([x], [Type::INDEX]))?;
/// let mut mapping = Mapping::new();
/// mapping.map_value(x, y);
/// let copy = ir.clone_op_with(cast, &mut mapping); // in no block yet
/// assert_eq!(ir.operand(copy, 0), Some(y));
/// assert_eq!(Some(mapping.value(ir.result(cast, 0).unwrap())), ir.result(copy, 0));
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Default, Debug)]
pub struct Mapping {
    values: FxHashMap<Value, Value>,
    /// Pairs of raw handles, by slot: the value in that slot and its replacement; zero for none. Empty while there are
    /// few values.
    table: Vec<(u32, u32)>,
    blocks: FxHashMap<Block, Block>,
}

/// The number of values from which the table is used.
const FEW: usize = 1024;

impl Mapping {
    /// Creates an empty mapping.
    pub fn new() -> Self {
        Self::default()
    }

    /// Maps the value `from` to `to`.
    #[inline]
    pub fn map_value(&mut self, from: Value, to: Value) {
        if !self.table.is_empty() {
            self.set_in_table(from, to);
        } else if self.values.len() < FEW {
            self.values.insert(from, to);
        } else {
            self.move_to_table();
            self.set_in_table(from, to);
        }
    }

    #[cold]
    fn move_to_table(&mut self) {
        for (from, to) in std::mem::take(&mut self.values) {
            self.set_in_table(from, to);
        }
    }

    #[inline]
    fn set_in_table(&mut self, from: Value, to: Value) {
        if from.index() >= self.table.len() {
            // `vec!` of zeros allocates zeroed pages, which the system does not touch until they are used.
            let mut larger = vec![(0, 0); (from.index() + 1).next_power_of_two()];
            larger[..self.table.len()].copy_from_slice(&self.table);
            self.table = larger;
        }
        self.table[from.index()] = (from.raw(), to.raw());
    }

    fn is_empty(&self) -> bool {
        self.table.is_empty() && self.values.is_empty() && self.blocks.is_empty()
    }

    /// Removes the mapping of the value.
    fn forget_value(&mut self, from: Value) {
        self.values.remove(&from);
        match self.table.get_mut(from.index()) {
            Some(entry) if entry.0 == from.raw() => *entry = (0, 0),
            _ => {}
        }
    }

    /// Maps the block `from` to `to`.
    pub fn map_block(&mut self, from: Block, to: Block) {
        self.blocks.insert(from, to);
    }

    /// Returns the value that `from` maps to: itself if it is not mapped.
    #[inline]
    pub fn value(&self, from: Value) -> Value {
        self.find(from).unwrap_or(from)
    }

    /// Returns the value that `from` is mapped to, if any.
    #[inline]
    pub fn find(&self, from: Value) -> Option<Value> {
        match self.table.get(from.index()) {
            Some((key, to)) if *key == from.raw() => Some(Value::from_raw(*to)),
            _ => self.values.get(&from).copied(),
        }
    }

    /// Returns the block that `from` maps to: itself if it is not mapped.
    pub fn block(&self, from: Block) -> Block {
        self.blocks.get(&from).copied().unwrap_or(from)
    }
}

impl Ir {
    /// Returns a detached copy of the operation and everything inside. Values defined outside are shared with the
    /// original.
    #[track_caller]
    pub fn clone_op(&mut self, op: impl Into<Operation>) -> Operation {
        self.clone_op_with(op.into(), &mut Mapping::new())
    }

    /// Returns a detached copy of the operation and everything inside. Operands and successors are replaced according
    /// to `mapping`, to which the copied values and blocks are added. Earlier entries for values and blocks inside are
    /// discarded.
    #[track_caller]
    pub fn clone_op_with(&mut self, op: impl Into<Operation>, mapping: &mut Mapping) -> Operation {
        let op = op.into();
        if !mapping.is_empty() {
            self.forget_inside(op, mapping);
        }
        // Operations whose operands were not mapped when they were copied: defined outside, or copied later.
        let mut late = Vec::new();
        let copy = self.clone_shallow(op, mapping, &mut late);
        let work = self.regions(op).zip(self.regions(copy)).collect();
        self.clone_regions(work, mapping, &mut late);
        self.map_late_operands(late, mapping);
        copy
    }

    /// Copies the contents of the first region of each pair into the second. Iterative, so depth costs no stack.
    pub(super) fn clone_regions(
        &mut self,
        mut work: Vec<(Region, Region)>,
        mapping: &mut Mapping,
        late: &mut Vec<(Operation, Operation)>,
    ) {
        while let Some((from, to)) = work.pop() {
            self.clone_blocks(from, to, mapping);
            let mut from = self.entry_block(from);
            while let Some(block) = from {
                self.clone_ops(block, mapping, late, &mut work);
                from = self.next_block(block);
            }
        }
    }

    /// Maps the operands of operations that were copied before the definitions of these operands.
    pub(super) fn map_late_operands(&mut self, late: Vec<(Operation, Operation)>, mapping: &Mapping) {
        for (from, copy) in late {
            let operands: SmallVec<[Value; 4]> = self.operands(from).map(|value| mapping.value(value)).collect();
            self.relink_operands(copy, &operands);
        }
    }

    /// Removes the mappings of all values and blocks defined by the operation and inside it, so that a use before its
    /// definition refers to this copy and not to an earlier one.
    #[track_caller]
    fn forget_inside(&self, op: Operation, mapping: &mut Mapping) {
        for op in self.walk_pre(op) {
            self.results(op).for_each(|value| mapping.forget_value(value));
            for block in self.regions(op).flat_map(|region| self.blocks(region)) {
                mapping.blocks.remove(&block);
                self.arguments(block).for_each(|value| mapping.forget_value(value));
            }
        }
    }

    /// Copies the operations of the block with empty regions, which are added to the work list.
    #[track_caller]
    pub(super) fn clone_ops(
        &mut self,
        block: Block,
        mapping: &mut Mapping,
        late: &mut Vec<(Operation, Operation)>,
        work: &mut Vec<(Region, Region)>,
    ) {
        let target = InsertionPoint::end_of(mapping.block(block));
        let mut next = self.first_op(block);
        while let Some(op) = next {
            let copy = self.clone_shallow(op, mapping, late);
            self.link(target, copy);
            let data = self.op(op);
            next = data.next;
            if data.has_tail() {
                work.extend(self.regions(op).zip(self.regions(copy)));
            }
        }
    }

    /// Copies the blocks with their arguments, but without operations.
    #[track_caller]
    fn clone_blocks(&mut self, from: Region, to: Region, mapping: &mut Mapping) {
        for block in self.blocks(from).collect::<Vec<_>>() {
            let copy = self.add_block(to);
            mapping.map_block(block, copy);
            for index in 0..self.num_arguments(block) {
                if let Some(argument) = self.argument(block, index) {
                    let location = self.argument_location(block, index);
                    let new = self.add_argument(copy, self.value_type(argument), location);
                    mapping.map_value(argument, new);
                }
            }
        }
    }

    /// Returns a detached copy with empty regions.
    #[track_caller]
    pub(super) fn clone_shallow(
        &mut self,
        from: Operation,
        mapping: &mut Mapping,
        late: &mut Vec<(Operation, Operation)>,
    ) -> Operation {
        let source = self.op(from).clone();
        let (op, data) = self.ops.vacant();
        let mut unmapped = false;
        let (operands, _) =
            link_operands(&mut self.operands, &mut self.values, op, source.num_operands, |i, before| {
                let value = before[source.operands + i].value;
                mapping.find(value).unwrap_or_else(|| {
                    unmapped = true;
                    value
                })
            });
        if unmapped {
            late.push((from, op));
        }
        *data = OperationData {
            block: None,
            previous: None,
            next: None,
            operands,
            results: source
                .results
                .map(|first| clone_results(&mut self.values, op, first, source.num_results(), mapping)),
            num_results_and_generation: source.num_results() | op.generation() << 26,
            ..source
        };
        if source.has_tail() {
            self.clone_tail(from, op, mapping);
        }
        self.journal.log(Step::OpCreated(op));
        op
    }

    /// Gives `to` the inherent attributes, properties and successors of `from`, and the same number of regions, empty.
    #[track_caller]
    fn clone_tail(&mut self, from: Operation, to: Operation, mapping: &Mapping) {
        let attributes = self.op_info(from).attribute_slots() as usize;
        let inherent: SmallVec<[Option<Attribute>; 8]> = (0..attributes).map(|i| self.inherent(from, i)).collect();
        let words: SmallVec<[u32; 8]> = self.slot_words(from).get(attributes..).unwrap_or(&[]).into();
        let successors: SmallVec<[Block; 2]> = self.successors(from).map(|block| mapping.block(block)).collect();
        self.create_tail(to, &inherent, &words, &successors, self.num_regions(from));
    }
}

/// Allocates results of `op` with the types of the `count` values from `first` on. Returns the first.
#[inline]
fn clone_results(
    values: &mut Arena<Value, ValueData>,
    op: Operation,
    first: Value,
    count: u32,
    mapping: &mut Mapping,
) -> Value {
    let copy = if count == 1 {
        let ty = values.get(first).ty;
        allocate_results(values, op, &[ty])
    } else {
        let types: SmallVec<[Type; 8]> = (0..count).map(|i| values.get(nth_value(first, i)).ty).collect();
        allocate_results(values, op, &types)
    };
    for i in 0..count {
        mapping.map_value(nth_value(first, i), nth_value(copy, i));
    }
    copy
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_dialect::test_ir;
    use crate::text::parse;

    #[test]
    fn large_mappings_keep_the_latest_entry() {
        let value = |index: usize| Value::pack(index as u32, 1);
        let mut mapping = Mapping::new();
        (0..FEW).for_each(|i| mapping.map_value(value(i), value(5000)));
        (0..FEW).rev().for_each(|i| mapping.map_value(value(i), value(6000 + i)));
        assert!((0..FEW).all(|i| mapping.value(value(i)) == value(6000 + i)));
    }

    #[test]
    fn mappings_are_reusable() {
        let context = test_ir().shared_context();
        // A graph region: uses before definitions, and an operation that uses its own result.
        let text = r#""x.graph"() ({
          %0 = "x.use"(%1, %0) : (i32, i32) -> i32
          %1 = "x.define"() : () -> i32
        }) : () -> ()"#;
        let parsed = parse(&context, "test.mlir", text.as_bytes()).expect("it can be read");
        let mut ir = parsed.ir;
        let graph = ir.walk_pre(parsed.root).nth(1).expect("the module contains the graph");
        let mut mapping = Mapping::new();
        for _ in 0..3 {
            let copy = ir.clone_op_with(graph, &mut mapping);
            let text = |op| ir.display(op).to_string();
            assert_eq!(text(copy), text(graph));
            assert!(ir.erase(copy).is_ok(), "nothing outside uses what is inside");
        }
    }
}
