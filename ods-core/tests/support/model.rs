//! A simple model of an IR, in plain lists and maps, and its comparison with an [`Ir`].

use std::collections::{BTreeMap, BTreeSet};

use ods_core::ir::{Absorbed, ValueOwner};
use ods_core::{Block, Ir, Operation, Region, Value};

/// An operation.
#[derive(Clone, Default, Debug)]
pub struct OpModel {
    pub block: Option<Block>,
    /// The operands, including erased values, which the IR also keeps as stale handles.
    pub operands: Vec<Value>,
    pub results: Vec<Value>,
    pub successors: Vec<Block>,
    pub regions: Vec<Region>,
}

/// A block.
#[derive(Clone, Default, Debug)]
pub struct BlockModel {
    pub region: Option<Region>,
    pub ops: Vec<Operation>,
    pub arguments: Vec<Value>,
}

/// A region.
#[derive(Clone, Debug)]
pub struct RegionModel {
    pub op: Operation,
    pub blocks: Vec<Block>,
}

/// A model of an IR.
#[derive(Clone, Default)]
pub struct Model {
    pub ops: BTreeMap<Operation, OpModel>,
    pub blocks: BTreeMap<Block, BlockModel>,
    pub regions: BTreeMap<Region, RegionModel>,
    /// The erased operations, whose handles must not be reused.
    pub dead_ops: BTreeSet<Operation>,
    pub dead_blocks: BTreeSet<Block>,
    pub dead_values: BTreeSet<Value>,
}

/// Changing.
impl Model {
    /// Returns the model of an IR that absorbed this one's.
    pub fn absorbed(&self, new: &Absorbed) -> Self {
        let values = |values: &[Value]| values.iter().map(|value| new.value(*value)).collect();
        let blocks = |blocks: &[Block]| blocks.iter().map(|block| new.block(*block)).collect();
        let op = |model: &OpModel| OpModel {
            block: model.block.map(|block| new.block(block)),
            operands: values(&model.operands),
            results: values(&model.results),
            successors: blocks(&model.successors),
            regions: model.regions.iter().map(|region| new.region(*region)).collect(),
        };
        let block = |model: &BlockModel| BlockModel {
            region: model.region.map(|region| new.region(region)),
            ops: model.ops.iter().map(|op| new.operation(*op)).collect(),
            arguments: values(&model.arguments),
        };
        let region = |model: &RegionModel| RegionModel { op: new.operation(model.op), blocks: blocks(&model.blocks) };
        Self {
            ops: self.ops.iter().map(|(key, model)| (new.operation(*key), op(model))).collect(),
            blocks: self.blocks.iter().map(|(key, model)| (new.block(*key), block(model))).collect(),
            regions: self.regions.iter().map(|(key, model)| (new.region(*key), region(model))).collect(),
            dead_ops: self.dead_ops.iter().map(|op| new.operation(*op)).collect(),
            dead_blocks: self.dead_blocks.iter().map(|block| new.block(*block)).collect(),
            dead_values: self.dead_values.iter().map(|value| new.value(*value)).collect(),
        }
    }

    /// Adds an operation that the IR just created, with everything inside.
    pub fn learn(&mut self, ir: &Ir, root: Operation) {
        for op in ir.walk_pre(root).collect::<Vec<_>>() {
            self.learn_op(ir, op);
        }
    }

    fn learn_op(&mut self, ir: &Ir, op: Operation) {
        assert!(!self.dead_ops.contains(&op), "{op:?} came back");
        let regions: Vec<Region> = ir.regions(op).collect();
        for region in &regions {
            let blocks: Vec<Block> = ir.blocks(*region).collect();
            for block in &blocks {
                self.learn_block(ir, *block);
            }
            self.regions.insert(*region, RegionModel { op, blocks });
        }
        let model = OpModel {
            block: ir.parent_block(op),
            operands: ir.operands(op).collect(),
            results: ir.results(op).collect(),
            successors: ir.successors(op).collect(),
            regions,
        };
        assert!(model.results.iter().all(|value| !self.dead_values.contains(value)), "a value came back");
        self.ops.insert(op, model);
    }

    /// Adds a block that the IR just created.
    pub fn learn_block(&mut self, ir: &Ir, block: Block) {
        assert!(!self.dead_blocks.contains(&block), "{block:?} came back");
        let model = BlockModel {
            region: ir.block_region(block),
            ops: ir.block_ops(block).collect(),
            arguments: ir.arguments(block).collect(),
        };
        self.blocks.insert(block, model);
    }

    pub fn detach(&mut self, op: Operation) {
        if let Some(block) = self.ops.get_mut(&op).and_then(|model| model.block.take()) {
            self.ops_of(block).retain(|known| *known != op);
        }
    }

    /// Inserts the operation before another of the block, or at its end.
    pub fn insert(&mut self, block: Block, before: Option<Operation>, op: Operation) {
        let ops = self.ops_of(block);
        let at = before.and_then(|before| ops.iter().position(|known| *known == before)).unwrap_or(ops.len());
        ops.insert(at, op);
        self.op(op).block = Some(block);
    }

    pub fn detach_block(&mut self, block: Block) {
        if let Some(region) = self.block(block).region.take() {
            self.region(region).blocks.retain(|known| *known != block);
        }
    }

    /// Inserts the block before another of the region, or at its end.
    pub fn insert_block(&mut self, region: Region, before: Option<Block>, block: Block) {
        let blocks = &mut self.region(region).blocks;
        let at = before.and_then(|before| blocks.iter().position(|known| *known == before)).unwrap_or(blocks.len());
        blocks.insert(at, block);
        self.block(block).region = Some(region);
    }

    /// Erases the operation and everything inside.
    pub fn erase(&mut self, op: Operation) {
        self.detach(op);
        let Some(model) = self.ops.remove(&op) else { return };
        self.dead_ops.insert(op);
        self.dead_values.extend(model.results);
        for region in model.regions {
            let blocks = self.regions.remove(&region).map(|region| region.blocks).unwrap_or_default();
            blocks.into_iter().for_each(|block| self.erase_block(block));
        }
    }

    /// Erases the block and everything inside.
    pub fn erase_block(&mut self, block: Block) {
        if self.block(block).region.is_some_and(|region| self.regions.contains_key(&region)) {
            self.detach_block(block);
        }
        for op in self.block(block).ops.clone() {
            self.erase(op);
        }
        if let Some(model) = self.blocks.remove(&block) {
            self.dead_values.extend(model.arguments);
        }
        self.dead_blocks.insert(block);
    }

    pub fn replace_all_uses(&mut self, old: Value, new: Value) {
        for op in self.ops.values_mut() {
            op.operands.iter_mut().filter(|value| **value == old).for_each(|value| *value = new);
        }
    }

    pub fn op(&mut self, op: Operation) -> &mut OpModel {
        self.ops.get_mut(&op).expect("a live operation")
    }

    pub fn block(&mut self, block: Block) -> &mut BlockModel {
        self.blocks.get_mut(&block).expect("a live block")
    }

    pub fn region(&mut self, region: Region) -> &mut RegionModel {
        self.regions.get_mut(&region).expect("a live region")
    }

    fn ops_of(&mut self, block: Block) -> &mut Vec<Operation> {
        &mut self.block(block).ops
    }
}

/// Undoing.
impl Model {
    /// Restores an earlier state: entities created since are dead, and entities erased since are alive.
    pub fn restore(&mut self, earlier: Self) {
        let later = std::mem::replace(self, earlier);
        let values = later.values().into_iter().chain(later.dead_values);
        let live: BTreeSet<Value> = self.values().into_iter().collect();
        self.dead_values.extend(values.filter(|value| !live.contains(value)));
        let ops = later.ops.into_keys().chain(later.dead_ops);
        self.dead_ops.extend(ops.filter(|op| !self.ops.contains_key(op)));
        let blocks = later.blocks.into_keys().chain(later.dead_blocks);
        self.dead_blocks.extend(blocks.filter(|block| !self.blocks.contains_key(block)));
    }
}

/// Queries.
impl Model {
    /// Returns whether the block is nested in the operation at any depth.
    pub fn is_inside(&self, block: Block, op: Operation) -> bool {
        self.parents(block).any(|parent| parent == op)
    }

    /// Returns whether the block is `outer` or nested in it at any depth.
    pub fn is_block_inside(&self, outer: Block, inner: Block) -> bool {
        inner == outer || self.parents(inner).any(|parent| self.ops[&parent].block == Some(outer))
    }

    fn parents(&self, block: Block) -> impl Iterator<Item = Operation> + '_ {
        let parent_of = |block: Block| Some(self.regions[&self.blocks[&block].region?].op);
        std::iter::successors(parent_of(block), move |op| parent_of(self.ops[op].block?))
    }

    pub fn has_uses(&self, value: Value) -> bool {
        self.ops.values().any(|op| op.operands.contains(&value))
    }

    /// Returns whether the operation refers to an erased entity.
    pub fn is_dangling(&self, op: Operation) -> bool {
        let model = &self.ops[&op];
        model.operands.iter().any(|value| self.dead_values.contains(value))
            || model.successors.iter().any(|block| self.dead_blocks.contains(block))
    }

    /// Returns all live values.
    pub fn values(&self) -> Vec<Value> {
        let results = self.ops.values().flat_map(|op| op.results.iter());
        results.chain(self.blocks.values().flat_map(|block| block.arguments.iter())).copied().collect()
    }

    /// Returns whether the block can be erased: nothing outside uses its values or branches to it.
    pub fn is_block_free(&self, block: Block) -> bool {
        let model = &self.blocks[&block];
        let results = model.ops.iter().flat_map(|op| self.ops[op].results.iter());
        let defined: Vec<Value> = model.arguments.iter().chain(results).copied().collect();
        self.ops.values().all(|user| {
            let outside = !user.block.is_some_and(|at| self.is_block_inside(block, at));
            !outside || !(user.successors.contains(&block) || user.operands.iter().any(|value| defined.contains(value)))
        })
    }
}

/// Comparison of the IR with the model.
impl Model {
    pub fn check(&self, ir: &Ir) {
        assert_eq!(ir.num_operations(), self.ops.len(), "as many operations");
        self.ops.iter().for_each(|(op, model)| check_op(ir, *op, model));
        self.blocks.iter().for_each(|(block, model)| check_block(ir, *block, model));
        self.regions.iter().for_each(|(region, model)| check_region(ir, *region, model));
        self.check_uses(ir);
        assert!(self.dead_ops.iter().all(|op| !ir.contains(*op)), "erased operations are gone");
        assert!(self.dead_blocks.iter().all(|block| !ir.contains_block(*block)), "erased blocks are gone");
        assert!(self.dead_values.iter().all(|value| !ir.contains_value(*value)), "erased values are gone");
    }

    /// Checks that use lists are the inverse of operand lists, and predecessor lists that of successor lists.
    fn check_uses(&self, ir: &Ir) {
        let mut uses: BTreeMap<Value, Vec<(Operation, usize)>> = BTreeMap::new();
        let mut branches: BTreeMap<Block, Vec<Operation>> = BTreeMap::new();
        for (op, model) in &self.ops {
            for (index, value) in model.operands.iter().enumerate() {
                uses.entry(*value).or_default().push((*op, index));
            }
            for block in &model.successors {
                branches.entry(*block).or_default().push(*op);
            }
        }
        for value in self.values() {
            let mut found: Vec<_> = ir.uses(value).map(|usage| (usage.op, usage.operand)).collect();
            found.sort_unstable();
            let expected = uses.get(&value).cloned().unwrap_or_default();
            assert_eq!(found, expected, "uses of {value:?}");
            assert_eq!(ir.has_uses(value), !expected.is_empty());
            assert_eq!(ir.has_one_use(value), expected.len() == 1);
        }
        for block in self.blocks.keys() {
            let mut found: Vec<_> = ir.predecessor_ops(*block).collect();
            found.sort_unstable();
            assert_eq!(found, branches.get(block).cloned().unwrap_or_default(), "branches to {block:?}");
        }
    }
}

fn check_op(ir: &Ir, op: Operation, model: &OpModel) {
    assert!(ir.contains(op), "{op:?} lives");
    assert_eq!(ir.parent_block(op), model.block);
    assert_eq!(ir.operands(op).collect::<Vec<_>>(), model.operands, "operands of {op:?}");
    assert_eq!(ir.results(op).collect::<Vec<_>>(), model.results);
    assert_eq!(ir.successors(op).collect::<Vec<_>>(), model.successors, "successors of {op:?}");
    assert_eq!(ir.regions(op).collect::<Vec<_>>(), model.regions);
    for (index, result) in model.results.iter().enumerate() {
        assert_eq!(ir.value_owner(*result), ValueOwner::Result(op, index));
    }
}

fn check_block(ir: &Ir, block: Block, model: &BlockModel) {
    assert!(ir.contains_block(block), "{block:?} lives");
    assert_eq!(ir.block_region(block), model.region);
    assert_eq!(ir.block_ops(block).collect::<Vec<_>>(), model.ops, "operations of {block:?}");
    let back = std::iter::successors(ir.last_op(block), |op| ir.previous_op(*op));
    assert!(back.eq(model.ops.iter().rev().copied()), "operations of {block:?} from the end");
    assert_eq!(ir.arguments(block).collect::<Vec<_>>(), model.arguments, "arguments of {block:?}");
    for (index, argument) in model.arguments.iter().enumerate() {
        assert_eq!(ir.value_owner(*argument), ValueOwner::Argument(block, index));
    }
    for pair in model.ops.windows(2) {
        assert!(ir.is_before_in_block(pair[0], pair[1]) && !ir.is_before_in_block(pair[1], pair[0]));
    }
}

fn check_region(ir: &Ir, region: Region, model: &RegionModel) {
    assert_eq!(ir.region_parent(region), model.op);
    assert_eq!(ir.blocks(region).collect::<Vec<_>>(), model.blocks, "blocks of {region:?}");
    let back = std::iter::successors(ir.last_block(region), |block| ir.previous_block(*block));
    assert!(back.eq(model.blocks.iter().rev().copied()), "blocks of {region:?} from the end");
}
