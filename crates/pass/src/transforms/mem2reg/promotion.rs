//! The promotion of a slot.

use ods_core::ir::{InsertionPoint, OpBuilder};
use ods_core::{Block, Ir, Operation, Value};
use ods_rewrite::AddedOperands;
use rustc_hash::{FxHashMap, FxHashSet};

use super::Allocator;
use super::analysis::{Plan, User};
use super::region::Regions;
use crate::interfaces::{Deletion, MemorySlot};

/// The state of a promotion.
struct Promotion<'a> {
    allocator: Allocator,
    slot: MemorySlot,
    regions: &'a mut Regions,
    /// The argument that is the content at the start of a block.
    arguments: FxHashMap<Block, Value>,
    /// The content at the end of blocks; `None` is the default.
    at_end: FxHashMap<Block, Option<Value>>,
    default: Option<Value>,
    /// Whether the region has several blocks.
    has_blocks: bool,
}

/// Promotes the slot. Returns the number of new arguments of blocks.
pub(super) fn promote(
    ir: &mut Ir,
    allocator: Allocator,
    slot: MemorySlot,
    plan: &mut Plan,
    regions: &mut Regions,
) -> u64 {
    let (arguments, at_end) = (FxHashMap::default(), FxHashMap::default());
    let has_blocks = ir.value_region(slot.pointer).is_some_and(|region| !ir.has_one_block(region));
    let mut promotion = Promotion { allocator, slot, regions, arguments, at_end, default: None, has_blocks };
    let location = ir.location(allocator.0);
    for point in &plan.merge_points {
        let argument = ir.add_argument(*point, slot.ty, location);
        promotion.arguments.insert(*point, argument);
    }
    plan.doomed.clear();
    let mut doomed = std::mem::take(&mut plan.doomed);
    promotion.rewrite_accesses(ir, plan, &mut doomed);
    plan.doomed = doomed;
    promotion.link(ir, plan);
    for User { op, uses, user, .. } in plan.users.iter().rev() {
        if let Some(user) = user
            && user.remove_uses(&mut ir.builder_after(*op), uses) == Deletion::Delete
        {
            plan.doomed.push(*op);
        }
    }
    // Users of results go before the operations that define them.
    for op in plan.doomed.iter().rev() {
        let _ = ir.erase(*op);
    }
    if ir.contains(allocator.0) {
        allocator.1.handle_promotion_complete(ir, slot, promotion.default);
    }
    plan.merge_points.len() as u64
}

impl Promotion<'_> {
    /// Replaces loads, in an order in which the content before each is known. Adds the operations to erase.
    fn rewrite_accesses(&mut self, ir: &mut Ir, plan: &Plan, doomed: &mut Vec<Operation>) {
        let mut current: Option<(Block, Option<Value>)> = None;
        for User { op, uses, position, access, .. } in &plan.users {
            let (Some(access), Some(block)) = (access, ir.parent_block(*op)) else { continue };
            let mut content = match current {
                Some((known, content)) if known == block => content,
                Some(_) | None => {
                    self.end(current);
                    self.at_start(plan, block)
                }
            };
            content = content.filter(|_| position.is_some());
            let (loads, stores) = (access.loads_from(ir, self.slot), access.stores_to(ir, self.slot));
            let reaching = match content {
                Some(content) => content,
                None if loads || stores => self.default(ir),
                None => continue,
            };
            if stores {
                content = Some(access.stored_value(&mut ir.builder_after(*op), self.slot, reaching));
            }
            if access.remove_uses(&mut ir.builder_after(*op), self.slot, uses, reaching) == Deletion::Delete {
                doomed.push(*op);
            }
            current = Some((block, content));
        }
        self.end(current);
    }

    fn end(&mut self, current: Option<(Block, Option<Value>)>) {
        if let Some((block, content)) = current.filter(|_| self.has_blocks) {
            self.at_end.insert(block, content);
        }
    }

    /// Returns the content at the start of the block: its argument, or that at the end of its closest dominator with a
    /// store or an argument.
    fn at_start(&self, plan: &Plan, block: Block) -> Option<Value> {
        match self.arguments.get(&block) {
            Some(argument) => Some(*argument),
            None => plan.reaching.get(&block).and_then(|site| self.at_end(plan, *site)),
        }
    }

    /// Returns the content at the end of the block.
    fn at_end(&self, plan: &Plan, block: Block) -> Option<Value> {
        match self.at_end.get(&block) {
            Some(known) => *known,
            None => self.at_start(plan, block),
        }
    }

    /// Passes the content to the arguments.
    fn link(&mut self, ir: &mut Ir, plan: &Plan) {
        let mut added = AddedOperands::default();
        for point in &plan.merge_points {
            for (branch, index) in edges_to(ir, *point) {
                let from = ir.parent_block(branch);
                let from = from.filter(|from| self.regions.position(ir, *from).is_some());
                let content = from.and_then(|from| self.at_end(plan, from));
                added.add(branch, [(index, content.unwrap_or_else(|| self.default(ir)))]);
            }
        }
        added.add_to(ir);
        for point in &plan.merge_points {
            let argument = self.arguments[point];
            self.allocator.1.handle_block_argument(&mut ir.builder_at_start_of(*point), self.slot, argument);
        }
    }

    /// Returns the content before the first store, made where it is first needed.
    fn default(&mut self, ir: &mut Ir) -> Value {
        if let Some(default) = self.default {
            return default;
        }
        let block = ir.value_block(self.slot.pointer);
        let at = block.map_or(InsertionPoint::DETACHED, |block| InsertionPoint::start_of(ir, block));
        let (op, interface) = self.allocator;
        let location = ir.location(op);
        let made = interface.default_value(&mut OpBuilder::new(ir, at, location), self.slot);
        // An allocation without a default content keeps its pointer as one, which the verifier reports.
        *self.default.insert(made.unwrap_or(self.slot.pointer))
    }
}

/// Returns the branches to the block, each with the index of the successor.
fn edges_to(ir: &Ir, block: Block) -> Vec<(Operation, usize)> {
    let mut known = FxHashSet::default();
    let branches = ir.predecessor_ops(block).filter(|branch| known.insert(*branch));
    let edges = branches.flat_map(|branch| ir.successors(branch).enumerate().map(move |edge| (branch, edge)));
    edges.filter(|(_, (_, to))| *to == block).map(|(branch, (index, _))| (branch, index)).collect()
}
