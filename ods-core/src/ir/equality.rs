//! Structural equality of operations, and a consistent hash.
//!
//! Two operations are equal if they have the same name, attributes, result types and equal contents, and their operands
//! and successors correspond: a value defined outside both must be the same, a value defined inside must be at the same
//! position. This matches MLIR's `OperationEquivalence`.
//!
//! Invariant: operations that are equal under some [`Ignore`] have equal hashes under it. Nothing here recurses.

use std::hash::{Hash, Hasher};

use rustc_hash::{FxHashMap, FxHasher};

use crate::entity::{Block, Operation, Region, Value};

use super::Ir;

/// The parts of operations that a comparison ignores. By default, it ignores nothing.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Ignore {
    /// Locations of operations and block arguments.
    pub locations: bool,
    /// Discardable attributes.
    pub discardable_attributes: bool,
}

impl Ignore {
    /// Ignores locations.
    pub const LOCATIONS: Self = Self { locations: true, discardable_attributes: false };
}

/// Structural equality.
///
/// ```
/// # use ods_core as ods;
/// # use ods::builtin::ModuleOp;
/// # use ods::ir::equality::Ignore;
/// # use ods::{Context, Ir};
/// # fn main() -> ods::Result {
/// # let mut ir = Ir::new(Context::new().into());
/// let module = ir.builder().insert(ModuleOp::new())?;
/// let copy = ir.clone_op(module);
/// assert!(ir.structurally_equal(module, copy, Ignore::default()));
/// ir.set_symbol_name(copy, "copy");
/// assert!(!ir.structurally_equal(module, copy, Ignore::default()));
/// # Ok(())
/// # }
/// ```
impl Ir {
    /// Returns whether the two operations and their contents are equal.
    pub fn structurally_equal(&self, a: impl Into<Operation>, b: impl Into<Operation>, ignore: Ignore) -> bool {
        self.structurally_equal_to(a.into(), self, b.into(), ignore)
    }

    /// Returns whether the operation is equal to one of another IR over the same context. No value is defined outside
    /// both in that case, so operands from outside are equal only if both IRs are the same.
    pub fn structurally_equal_to(
        &self,
        a: impl Into<Operation>,
        other: &Ir,
        b: impl Into<Operation>,
        ignore: Ignore,
    ) -> bool {
        Comparison::new(self, other, ignore).compare(a.into(), b.into())
    }

    /// Returns whether the two operations are of one kind: they have the same name, attributes, properties and types,
    /// and as many regions. Operands, successors, contents of regions, and locations may differ.
    pub fn are_alike(&self, a: impl Into<Operation>, b: impl Into<Operation>) -> bool {
        let (a, b) = (a.into(), b.into());
        self.name(a) == self.name(b)
            && self.operand_types(a).eq(self.operand_types(b))
            && self.result_types(a).eq(self.result_types(b))
            && self.num_regions(a) == self.num_regions(b)
            && self.unregistered_properties(a) == self.unregistered_properties(b)
            && self.all_attributes(a) == self.all_attributes(b)
    }

    /// Returns a hash of the operation and its contents.
    pub fn structural_hash(&self, op: impl Into<Operation>, ignore: Ignore) -> u64 {
        let op = op.into();
        let mut numbering = Numbering { ir: self, ignore, values: FxHashMap::default(), hasher: FxHasher::default() };
        numbering.number_inside(op);
        numbering.hash_inside(op);
        numbering.hasher.finish()
    }

    /// Returns the inherent attribute slots and property words; zeros for an operation on which none was ever set.
    fn all_slot_words(&self, op: Operation) -> impl Iterator<Item = u32> + '_ {
        let words = self.slot_words(op);
        (0..self.op_info(op).slots() as usize).map(move |slot| words.get(slot).copied().unwrap_or(0))
    }
}

/// A comparison of two trees in progress.
struct Comparison<'a> {
    left: &'a Ir,
    right: &'a Ir,
    ignore: Ignore,
    /// The correspondence of values in both directions, so that it is one to one.
    values: FxHashMap<Value, Value>,
    values_back: FxHashMap<Value, Value>,
    blocks: FxHashMap<Block, Block>,
    /// Pairs of operands that were met before their definitions, to be checked at the end.
    late: Vec<(Value, Value)>,
    /// Pairs of regions still to be compared.
    pending: Vec<(Region, Region)>,
}

impl<'a> Comparison<'a> {
    fn new(left: &'a Ir, right: &'a Ir, ignore: Ignore) -> Self {
        Self {
            left,
            right,
            ignore,
            values: FxHashMap::default(),
            values_back: FxHashMap::default(),
            blocks: FxHashMap::default(),
            late: Vec::new(),
            pending: Vec::new(),
        }
    }

    fn compare(&mut self, a: Operation, b: Operation) -> bool {
        if !self.ops_match(a, b) {
            return false;
        }
        while let Some((a, b)) = self.pending.pop() {
            if !self.regions_match(a, b) {
                return false;
            }
        }
        let one_ir = std::ptr::eq(self.left, self.right);
        let late = std::mem::take(&mut self.late);
        late.into_iter().all(|(a, b)| match (self.values.get(&a), self.values_back.get(&b)) {
            (Some(known), _) => *known == b,
            (None, None) => one_ir && a == b,
            (None, Some(_)) => false,
        })
    }

    /// Compares the operations without their regions, which become pending.
    fn ops_match(&mut self, a: Operation, b: Operation) -> bool {
        let (left, right) = (self.left, self.right);
        let equal = left.name(a) == right.name(b)
            && left.num_operands(a) == right.num_operands(b)
            && left.num_regions(a) == right.num_regions(b)
            && left.result_types(a).eq(right.result_types(b))
            && left.all_slot_words(a).eq(right.all_slot_words(b))
            && (self.ignore.discardable_attributes || left.attributes(a) == right.attributes(b))
            && (self.ignore.locations || left.location(a) == right.location(b))
            && left.num_successors(a) == right.num_successors(b)
            && left.successors(a).zip(right.successors(b)).all(|(a, b)| self.blocks_match(a, b));
        if !equal {
            return false;
        }
        self.late.extend(left.operands(a).zip(right.operands(b)));
        for (a, b) in left.results(a).zip(right.results(b)) {
            self.relate(a, b);
        }
        self.pending.extend(left.regions(a).zip(right.regions(b)));
        true
    }

    /// Returns whether the blocks correspond: blocks inside correspond from the moment their region is entered; blocks
    /// outside must be the same.
    fn blocks_match(&self, a: Block, b: Block) -> bool {
        match self.blocks.get(&a) {
            Some(known) => *known == b,
            None => std::ptr::eq(self.left, self.right) && a == b,
        }
    }

    fn relate(&mut self, a: Value, b: Value) {
        self.values.insert(a, b);
        self.values_back.insert(b, a);
    }

    fn regions_match(&mut self, a: Region, b: Region) -> bool {
        let (left, right) = (self.left, self.right);
        if left.blocks(a).count() != right.blocks(b).count() {
            return false;
        }
        self.blocks.extend(left.blocks(a).zip(right.blocks(b)));
        left.blocks(a).zip(right.blocks(b)).all(|(a, b)| self.contents_match(a, b))
    }

    fn contents_match(&mut self, a: Block, b: Block) -> bool {
        let (left, right) = (self.left, self.right);
        if left.num_arguments(a) != right.num_arguments(b) {
            return false;
        }
        for (index, (x, y)) in left.arguments(a).zip(right.arguments(b)).enumerate() {
            let same_place =
                self.ignore.locations || left.argument_location(a, index) == right.argument_location(b, index);
            if left.value_type(x) != right.value_type(y) || !same_place {
                return false;
            }
            self.relate(x, y);
        }
        let (mut x, mut y) = (left.first_op(a), right.first_op(b));
        while let (Some(op), Some(other)) = (x, y) {
            if !self.ops_match(op, other) {
                return false;
            }
            (x, y) = (left.next_op(op), right.next_op(other));
        }
        x.is_none() && y.is_none()
    }
}

/// The hash of a tree in progress: values inside are numbered in the order of the walk, which is the same for copies.
struct Numbering<'a> {
    ir: &'a Ir,
    ignore: Ignore,
    values: FxHashMap<Value, u32>,
    hasher: FxHasher,
}

impl Numbering<'_> {
    fn number(&mut self, value: Value) {
        let next = self.values.len() as u32;
        self.values.insert(value, next);
    }

    /// Numbers results and arguments up front, so that uses before definitions have numbers too.
    fn number_inside(&mut self, root: Operation) {
        let ir = self.ir;
        ir.results(root).for_each(|result| self.number(result));
        let mut pending: Vec<Region> = ir.regions(root).collect();
        while let Some(region) = pending.pop() {
            for block in ir.blocks(region) {
                ir.arguments(block).for_each(|argument| self.number(argument));
                for op in ir.block_ops(block) {
                    ir.results(op).for_each(|result| self.number(result));
                    pending.extend(ir.regions(op));
                }
            }
        }
    }

    fn hash_inside(&mut self, root: Operation) {
        let ir = self.ir;
        self.hash_op(root);
        let mut pending: Vec<Region> = ir.regions(root).collect();
        while let Some(region) = pending.pop() {
            for block in ir.blocks(region) {
                self.hash_arguments(block);
                for op in ir.block_ops(block) {
                    self.hash_op(op);
                    pending.extend(ir.regions(op));
                }
            }
        }
    }

    fn hash_arguments(&mut self, block: Block) {
        let ir = self.ir;
        ir.num_arguments(block).hash(&mut self.hasher);
        for (index, argument) in ir.arguments(block).enumerate() {
            ir.value_type(argument).hash(&mut self.hasher);
            if !self.ignore.locations {
                ir.argument_location(block, index).hash(&mut self.hasher);
            }
        }
    }

    fn hash_op(&mut self, op: Operation) {
        let ir = self.ir;
        ir.name(op).hash(&mut self.hasher);
        ir.num_regions(op).hash(&mut self.hasher);
        ir.num_successors(op).hash(&mut self.hasher);
        for operand in ir.operands(op) {
            // A value from outside hashes as itself. Across IRs, operations that use such values are unequal anyway.
            match self.values.get(&operand) {
                Some(number) => number.hash(&mut self.hasher),
                None => operand.hash(&mut self.hasher),
            }
        }
        for ty in ir.result_types(op) {
            ty.hash(&mut self.hasher);
        }
        for slot in ir.all_slot_words(op) {
            slot.hash(&mut self.hasher);
        }
        if !self.ignore.discardable_attributes {
            ir.attributes(op).hash(&mut self.hasher);
        }
        if !self.ignore.locations {
            ir.location(op).hash(&mut self.hasher);
        }
    }
}

#[cfg(test)]
mod tests;
