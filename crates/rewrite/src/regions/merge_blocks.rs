//! Merging of equal blocks.
//!
//! Blocks are equal if they have the same operations in the same order, go to the same blocks, and use their own values
//! in the same places. Other values may differ: they become arguments of the block that stays.
//!
//! Corresponds to MLIR's `mergeIdenticalBlocks`.

use std::hash::{Hash, Hasher};

use ods_core::interfaces::BranchOpInterface;
use ods_core::{Block, Ir, Operation, Region, Value};
use rustc_hash::{FxHashMap, FxHashSet, FxHasher};

use super::AddedOperands;

/// The place of an operand in a block: the number of the operation, and that of the operand.
type Place = (usize, usize);

/// Merges equal blocks of the regions, and of those inside, until there are none. Returns whether there were any.
pub fn merge_equal_blocks(ir: &mut Ir, regions: &[Region]) -> bool {
    let mut merged = false;
    let mut pending: Vec<Region> = regions.to_vec();
    while let Some(region) = pending.pop() {
        while !ir.is_region_empty(region) && !ir.has_one_block(region) && merge_in(ir, region) {
            merged = true;
        }
        for block in ir.blocks(region) {
            pending.extend(ir.regions_in_block(block));
        }
    }
    merged
}

fn merge_in(ir: &mut Ir, region: Region) -> bool {
    let mut groups: Vec<Vec<Block>> = Vec::new();
    let mut by_successors: FxHashMap<Vec<Block>, usize> = FxHashMap::default();
    for block in ir.blocks(region).skip(1) {
        let successors = ir.last_op(block).map(|last| ir.successors(last).collect()).unwrap_or_default();
        let group = *by_successors.entry(successors).or_insert_with(|| {
            groups.push(Vec::new());
            groups.len() - 1
        });
        groups[group].push(block);
    }
    let mut merged = false;
    for blocks in groups.into_iter().filter(|blocks| blocks.len() > 1) {
        for cluster in clusters(ir, &blocks) {
            merged |= cluster.merge(ir);
        }
    }
    merged
}

/// Returns the sets of equal blocks.
fn clusters(ir: &Ir, blocks: &[Block]) -> Vec<Cluster> {
    let mut clusters: Vec<Cluster> = Vec::new();
    let mut by_hash: FxHashMap<u64, Vec<usize>> = FxHashMap::default();
    for block in blocks.iter().filter(|block| may_merge(ir, **block)) {
        let contents = Contents::of(ir, *block);
        let alike = by_hash.entry(contents.hash).or_default();
        if !alike.iter().any(|cluster| clusters[*cluster].add(ir, &contents)) {
            alike.push(clusters.len());
            clusters.push(Cluster { leader: contents, others: Vec::new(), differing: Vec::new() });
        }
    }
    clusters
}

/// Returns whether the block has no regions, and its values are used in it only.
fn may_merge(ir: &Ir, block: Block) -> bool {
    let has_region = |op: Operation| ir.regions(op).any(|region| !ir.is_region_empty(region));
    let is_used_outside = |value: Value| ir.users(value).any(|user| ir.parent_block(user) != Some(block));
    ir.block_ops(block).all(|op| !has_region(op) && !ir.results(op).any(is_used_outside))
        && !ir.arguments(block).any(is_used_outside)
}

/// The parts of a block that are compared.
struct Contents {
    block: Block,
    ops: Vec<Operation>,
    hash: u64,
    /// The number of each argument and result.
    numbers: FxHashMap<Value, usize>,
}

impl Contents {
    fn of(ir: &Ir, block: Block) -> Self {
        let ops: Vec<Operation> = ir.block_ops(block).collect();
        let values = ir.arguments(block).chain(ops.iter().flat_map(|op| ir.results(*op)));
        let numbers: FxHashMap<Value, usize> = values.enumerate().map(|(number, value)| (value, number)).collect();
        let mut hasher = FxHasher::default();
        ir.arguments(block).for_each(|argument| ir.value_type(argument).hash(&mut hasher));
        for op in &ops {
            (ir.name(*op), ir.num_operands(*op), ir.all_attributes(*op)).hash(&mut hasher);
            for operand in ir.operands(*op) {
                (ir.value_type(operand), numbers.get(&operand)).hash(&mut hasher);
            }
            ir.results(*op).for_each(|result| ir.value_type(result).hash(&mut hasher));
        }
        Self { block, hash: hasher.finish(), numbers, ops }
    }
}

/// Equal blocks: one that stays, and the blocks that are merged into it.
struct Cluster {
    leader: Contents,
    others: Vec<(Block, Vec<Operation>)>,
    /// The places of operands that differ, in order.
    differing: Vec<Place>,
}

impl Cluster {
    /// Adds a block that equals the others. Returns whether it does.
    fn add(&mut self, ir: &Ir, contents: &Contents) -> bool {
        let leader = &self.leader;
        let types = |block| ir.arguments(block).map(|argument| ir.value_type(argument));
        if leader.ops.len() != contents.ops.len() || !types(leader.block).eq(types(contents.block)) {
            return false;
        }
        let mut differing = Vec::new();
        for (number, (a, b)) in leader.ops.iter().zip(&contents.ops).enumerate() {
            if !ir.are_alike(*a, *b) {
                return false;
            }
            for (operand, (a, b)) in ir.operands(*a).zip(ir.operands(*b)).enumerate().filter(|(_, (a, b))| a != b) {
                match (leader.numbers.get(&a), contents.numbers.get(&b)) {
                    (Some(a), Some(b)) if a == b => {}
                    (None, None) if may_pass(ir, leader.block, a, contents.block, b) => {
                        differing.push((number, operand))
                    }
                    _ => return false,
                }
            }
        }
        self.differing.extend(differing);
        self.differing.sort_unstable();
        self.differing.dedup();
        self.others.push((contents.block, contents.ops.clone()));
        true
    }

    /// Merges the blocks. Returns whether there was more than one, and they could be merged.
    fn merge(self, ir: &mut Ir) -> bool {
        if self.others.is_empty() {
            return false;
        }
        let all: Vec<(Block, &[Operation])> = std::iter::once((self.leader.block, &self.leader.ops[..]))
            .chain(self.others.iter().map(|(block, ops)| (*block, &ops[..])))
            .collect();
        if !self.differing.is_empty() {
            let mut known = FxHashSet::default();
            if !all.iter().all(|(block, _)| accepts_arguments(ir, *block, &mut known)) {
                return false;
            }
            self.add_arguments(ir, &all);
        }
        let leader = self.leader.block;
        for (block, _) in self.others {
            for (branch, index) in ir.predecessor_edges(block).collect::<Vec<_>>() {
                ir.set_successor(branch, index, leader);
            }
            // Its values are used in it only, and nothing branches to it any more.
            let _ = ir.erase_block(block);
        }
        true
    }

    /// Adds arguments for operands that differ, which the branches to each block pass.
    fn add_arguments(&self, ir: &mut Ir, all: &[(Block, &[Operation])]) {
        let passed = |ir: &Ir, place: &Place| -> Vec<Value> {
            all.iter().filter_map(|(_, ops)| ir.operand(ops[place.0], place.1)).collect()
        };
        let columns: Vec<Vec<Value>> = self.differing.iter().map(|place| passed(ir, place)).collect();
        let mut arguments: FxHashMap<&[Value], Value> = FxHashMap::default();
        let mut order: Vec<&[Value]> = Vec::new();
        for (place, column) in self.differing.iter().zip(&columns) {
            let argument = *arguments.entry(column).or_insert_with(|| {
                order.push(column);
                let (ty, location) = (ir.value_type(column[0]), ir.value_location(column[0]));
                ir.add_argument(self.leader.block, ty, location)
            });
            ir.set_operand(self.leader.ops[place.0], place.1, argument);
        }
        let mut added = AddedOperands::default();
        for (number, (block, _)) in all.iter().enumerate() {
            for (branch, index) in ir.predecessor_edges(*block) {
                added.add(branch, order.iter().map(|column| (index, column[number])));
            }
        }
        added.add_to(ir);
    }
}

/// Returns whether the branches to the blocks can pass these values, which differ: a terminator cannot pass its own
/// results.
fn may_pass(ir: &Ir, block: Block, value: Value, other_block: Block, other: Value) -> bool {
    // Most values are not results of branches, however many lead to the block.
    let is_available = |block, value| match ir.defining_op(value).filter(|op| ir.num_successors(*op) > 0) {
        None => true,
        Some(op) => !ir.predecessor_ops(block).any(|branch| branch == op),
    };
    is_available(block, value) && is_available(other_block, other)
}

/// Returns whether the branches to the block can pass more operands. The known branches can.
fn accepts_arguments(ir: &Ir, block: Block, known: &mut FxHashSet<Operation>) -> bool {
    ir.predecessor_ops(block).all(|branch| {
        !known.insert(branch)
            || ir.has_interface::<dyn BranchOpInterface>(branch) && ir.can_add_successor_operands(branch)
    })
}
