//! Copying operations.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::entity::{Attribute, Block, Handle, Operation, Region, Type, Value};
use crate::storage::arena::Arena;

use super::create::allocate_results;
use super::operation::{OperationData, nth_value};
use super::uses::link_operands;
use super::value::ValueData;
use super::{InsertionPoint, Ir};

/// What stands for what in a copy. What it does not mention stands for itself.
///
/// Few values are kept in a hash map, many in a table by slot: the table costs memory in proportion to the slots of the
/// IR, which only a large copy repays.
#[derive(Clone, Default, Debug)]
pub struct Mapping {
    values: FxHashMap<Value, Value>,
    /// Raw handles: of the value in that slot, and of what stands for it; zero for none. Empty while there are few.
    table: Vec<(u32, u32)>,
    blocks: FxHashMap<Block, Block>,
}

/// More values than this make the table worth it.
const FEW: usize = 1024;

impl Mapping {
    /// Nothing is mapped.
    pub fn new() -> Self {
        Self::default()
    }

    /// From now on `to` stands for `from`.
    #[inline]
    pub fn map_value(&mut self, from: Value, to: Value) {
        if self.table.is_empty() && self.values.len() < FEW {
            self.values.insert(from, to);
        } else {
            self.map_in_table(from, to);
        }
    }

    fn map_in_table(&mut self, from: Value, to: Value) {
        if from.index() >= self.table.len() {
            // Zeroed memory from the system is not touched before it is used.
            let mut larger = vec![(0, 0); (from.index() + 1).next_power_of_two()];
            larger[..self.table.len()].copy_from_slice(&self.table);
            self.table = larger;
        }
        self.table[from.index()] = (from.raw(), to.raw());
        for (from, to) in std::mem::take(&mut self.values) {
            self.map_in_table(from, to);
        }
    }

    /// From now on `to` stands for `from`.
    pub fn map_block(&mut self, from: Block, to: Block) {
        self.blocks.insert(from, to);
    }

    /// What stands for the value.
    #[inline]
    pub fn value(&self, from: Value) -> Value {
        self.find(from).unwrap_or(from)
    }

    /// What stands for the value, if the mapping says.
    #[inline]
    pub fn find(&self, from: Value) -> Option<Value> {
        match self.table.get(from.index()) {
            Some((key, to)) if *key == from.raw() => Some(Value::from_raw(*to)),
            _ => self.values.get(&from).copied(),
        }
    }

    /// What stands for the block.
    pub fn block(&self, from: Block) -> Block {
        self.blocks.get(&from).copied().unwrap_or(from)
    }
}

impl Ir {
    /// A copy of the operation and everything inside, in no block. What it uses from outside is shared.
    pub fn clone_op(&mut self, op: impl Into<Operation>) -> Operation {
        self.clone_op_with(op.into(), &mut Mapping::new())
    }

    /// A copy of the operation and everything inside, in no block: operands and successors as `mapping` says, which
    /// learns what stands for the copied values and blocks.
    pub fn clone_op_with(&mut self, op: impl Into<Operation>, mapping: &mut Mapping) -> Operation {
        let op = op.into();
        // Operations that use what was not copied when they were: from outside, or copied later.
        let mut late = Vec::new();
        let copy = self.clone_shallow(op, mapping, &mut late);
        // Pairs of regions to copy; iterative, so that depth costs no stack.
        let mut work: Vec<(Region, Region)> = self.regions(op).zip(self.regions(copy)).collect();
        while let Some((from, to)) = work.pop() {
            self.clone_blocks(from, to, mapping);
            let mut from = self.entry_block(from);
            while let Some(block) = from {
                self.clone_ops(block, mapping, &mut late, &mut work);
                from = self.next_block(block);
            }
        }
        // Operands that were copied with their users or after them.
        for (from, copy) in late {
            let operands: SmallVec<[Value; 4]> = self.operands(from).map(|value| mapping.value(value)).collect();
            self.set_operands(copy, &operands);
        }
        copy
    }

    /// Copies the operations of the block, with empty regions, which join the work list.
    fn clone_ops(
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

    /// Copies the blocks with their arguments, empty.
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

    /// A copy with empty regions, in no block.
    fn clone_shallow(
        &mut self,
        from: Operation,
        mapping: &mut Mapping,
        late: &mut Vec<(Operation, Operation)>,
    ) -> Operation {
        let source = self.op(from).clone();
        let (op, data) = self.ops.vacant();
        let mut unmapped = false;
        let operands = link_operands(&mut self.operands, &mut self.values, op, source.num_operands, |i, before| {
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
        op
    }

    /// Gives `to` the inherent attributes, properties and successors of `from`, and as many regions, empty.
    fn clone_tail(&mut self, from: Operation, to: Operation, mapping: &Mapping) {
        let attributes = self.op_info(from).attribute_slots() as usize;
        let inherent: SmallVec<[Option<Attribute>; 8]> = (0..attributes).map(|i| self.inherent(from, i)).collect();
        let words: SmallVec<[u32; 8]> = self.slot_words(from).get(attributes..).unwrap_or(&[]).into();
        let successors: SmallVec<[Block; 2]> = self.successors(from).map(|block| mapping.block(block)).collect();
        self.create_tail(to, &inherent, &words, &successors, self.num_regions(from));
    }
}

/// Values like the `count` from `first` on, as results of `op`. Returns the first.
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
