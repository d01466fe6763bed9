//! Copying operations.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::entity::{Attribute, Block, Handle, Operation, Region, Type, Value};

use super::{Ir, OperationParts};

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
    pub fn clone_op(&mut self, op: Operation) -> Operation {
        self.clone_op_with(op, &mut Mapping::new())
    }

    /// A copy of the operation and everything inside, in no block: operands and successors as `mapping` says, which
    /// learns what stands for the copied values and blocks.
    pub fn clone_op_with(&mut self, op: Operation, mapping: &mut Mapping) -> Operation {
        let mut late = Vec::new();
        let uses_unmapped = self.uses_unmapped(op, mapping);
        let copy = self.clone_shallow(op, mapping);
        late.extend(uses_unmapped.then_some((op, copy)));
        // Pairs of regions to copy; iterative, so that depth costs no stack.
        let mut work: Vec<(Region, Region)> = self.regions(op).zip(self.regions(copy)).collect();
        while let Some((from, to)) = work.pop() {
            self.clone_blocks(from, to, mapping);
            for block in self.blocks(from).collect::<Vec<_>>() {
                let target = mapping.block(block);
                let mut next = self.first_op(block);
                while let Some(op) = next {
                    // Asked before its own results are mapped: it may use them.
                    let uses_unmapped = self.uses_unmapped(op, mapping);
                    let copy = self.clone_shallow(op, mapping);
                    self.append(target, copy);
                    if self.op(op).tail().is_some() {
                        work.extend(self.regions(op).zip(self.regions(copy)));
                    }
                    late.extend(uses_unmapped.then_some((op, copy)));
                    next = self.next_op(op);
                }
            }
        }
        // Operands that were copied with their users or after them.
        for (from, copy) in late {
            let operands: SmallVec<[Value; 4]> = self.operands(from).map(|value| mapping.value(value)).collect();
            self.set_operands(copy, &operands);
        }
        copy
    }

    /// Whether an operand stands for itself, so far.
    fn uses_unmapped(&self, op: Operation, mapping: &Mapping) -> bool {
        self.operands(op).any(|value| mapping.find(value).is_none())
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

    /// A copy with empty regions.
    fn clone_shallow(&mut self, op: Operation, mapping: &mut Mapping) -> Operation {
        let operands: SmallVec<[Value; 4]> = self.operands(op).map(|value| mapping.value(value)).collect();
        let result_types: SmallVec<[Type; 4]> = self.result_types(op).collect();
        let has_tail = self.op(op).tail().is_some();
        let successors: SmallVec<[Block; 2]> =
            if has_tail { self.successors(op).map(|block| mapping.block(block)).collect() } else { SmallVec::new() };
        let slots = if has_tail { self.op_info(op).slots() } else { 0 };
        let inherent: SmallVec<[Option<Attribute>; 4]> = (0..slots as usize).map(|i| self.inherent(op, i)).collect();
        let copy = self.create_operation(&OperationParts {
            name: self.name(op),
            location: self.location(op),
            operands: &operands,
            result_types: &result_types,
            inherent: &inherent,
            attributes: self.attributes(op),
            successors: &successors,
            num_regions: if has_tail { self.num_regions(op) } else { 0 },
        });
        for (from, to) in self.results(op).zip(self.results(copy)) {
            mapping.map_value(from, to);
        }
        copy
    }
}
