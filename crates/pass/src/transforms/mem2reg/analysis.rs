//! Whether a slot can be promoted.

use std::cmp::Ordering;

use ods_core::interfaces::BranchOpInterface;
use ods_core::ir::Use;
use ods_core::schema::Interface;
use ods_core::{Block, Ir, Operation, Region};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::{SmallVec, smallvec};

use super::region::Regions;
use crate::interfaces::{MemorySlot, PromotableMemOpInterface, PromotableOpInterface};

/// An operation that uses a slot.
pub(super) struct User {
    pub(super) op: Operation,
    /// Its uses of the slot, or of what is derived from it: mostly one.
    pub(super) uses: SmallVec<[Use; 1]>,
    /// The position of its block in the region; `None` if it is unreachable.
    pub(super) position: Option<usize>,
    /// Its interface, if it is a load or a store.
    pub(super) access: Option<<dyn PromotableMemOpInterface as Interface>::Handle>,
    /// Its interface, if it uses the slot without accessing it.
    pub(super) user: Option<<dyn PromotableOpInterface as Interface>::Handle>,
}

impl User {
    fn of(ir: &Ir, op: Operation) -> Self {
        Self {
            op,
            uses: smallvec![],
            position: None,
            access: ir.interface::<dyn PromotableMemOpInterface>(op),
            user: ir.interface::<dyn PromotableOpInterface>(op),
        }
    }

    fn stores_to(&self, ir: &Ir, slot: MemorySlot) -> bool {
        self.access.is_some_and(|access| access.stores_to(ir, slot))
    }
}

/// The uses of a slot that go, and the blocks that need an argument. The lists are used again for the next slot.
#[derive(Default)]
pub(super) struct Plan {
    /// The users, in the order of the blocks and in them; those in unreachable blocks are last.
    pub(super) users: Vec<User>,
    /// The blocks in which different contents meet.
    pub(super) merge_points: Vec<Block>,
    /// The closest dominator with a store or an argument, for blocks with accesses and predecessors of merge points.
    pub(super) reaching: FxHashMap<Block, Block>,
    /// The operations that go, filled by the promotion.
    pub(super) doomed: Vec<Operation>,
    /// The uses whose users are not yet known.
    pending: Vec<Use>,
    /// The blocks with stores.
    definitions: Vec<Block>,
}

impl Plan {
    /// Makes the plan for a slot. Returns `false` if a use cannot go.
    pub(super) fn make(&mut self, ir: &Ir, slot: MemorySlot, regions: &mut Regions) -> bool {
        self.merge_points.clear();
        self.reaching.clear();
        let Some(region) = ir.value_region(slot.pointer).filter(|region| ir.has_ssa_dominance(*region)) else {
            return false;
        };
        if !self.find_users(ir, slot) {
            return false;
        }
        for user in &mut self.users {
            let block = ir.parent_block(user.op);
            if user.access.is_some() && block.and_then(|block| ir.block_region(block)) != Some(region) {
                return false;
            }
            user.position = block.and_then(|block| regions.position(ir, block));
        }
        let position = |user: &User| user.position.unwrap_or(usize::MAX);
        self.users.sort_by(|a, b| position(a).cmp(&position(b)).then_with(|| order_in_block(ir, a.op, b.op)));
        ir.has_one_block(region) || self.find_merge_points(ir, slot, region, regions)
    }

    /// Finds the blocks that need an argument. Returns `false` if a branch cannot pass it.
    fn find_merge_points(&mut self, ir: &Ir, slot: MemorySlot, region: Region, regions: &mut Regions) -> bool {
        let stores = self.users.iter().filter(|user| user.stores_to(ir, slot));
        self.definitions.clear();
        self.definitions.extend(stores.filter_map(|user| ir.parent_block(user.op)));
        self.definitions.dedup();
        if self.definitions.is_empty() {
            return true;
        }
        let mut accesses = accesses(ir, slot, &self.users);
        let loads: Vec<Block> = accesses.iter().filter(|access| access.loads).map(|access| access.block).collect();
        if !loads.is_empty() {
            self.merge_points = regions.merge_points(ir, region, &self.definitions, &loads);
        }
        let sites: Vec<Block> = self.definitions.iter().chain(&self.merge_points).copied().collect();
        let sources = self.merge_points.iter().flat_map(|point| ir.predecessors(*point));
        let of: Vec<Block> = accesses.drain(..).map(|access| access.block).chain(sources).collect();
        self.reaching = regions.nearest_dominators(ir, region, &sites, &of);
        let mut known = FxHashSet::default();
        let branches = self.merge_points.iter().flat_map(|point| ir.predecessor_ops(*point));
        branches.filter(|branch| known.insert(*branch)).all(|branch| can_pass(ir, branch))
    }
}

/// Returns the order of two operations in a block; for operations in different blocks, the order is arbitrary.
fn order_in_block(ir: &Ir, first: Operation, second: Operation) -> Ordering {
    if first == second {
        Ordering::Equal
    } else if ir.parent_block(first) != ir.parent_block(second) {
        ir.parent_block(first).cmp(&ir.parent_block(second))
    } else if ir.is_before_in_block(first, second) {
        Ordering::Less
    } else {
        Ordering::Greater
    }
}

/// Returns whether the branch can pass more values to its successors.
fn can_pass(ir: &Ir, branch: Operation) -> bool {
    ir.has_interface::<dyn BranchOpInterface>(branch) && ir.can_add_successor_operands(branch)
}

/// The number of users up to which they are searched.
const FEW: usize = 16;

impl Plan {
    /// Finds the operations that use the slot, or what is derived from it, with these uses. Returns `false` if one
    /// cannot do without.
    fn find_users(&mut self, ir: &Ir, slot: MemorySlot) -> bool {
        let Self { users, pending, .. } = self;
        let mut positions: FxHashMap<Operation, usize> = FxHashMap::default();
        users.clear();
        pending.clear();
        pending.extend(ir.uses(slot.pointer));
        while !pending.is_empty() {
            let mut changed: SmallVec<[usize; FEW]> = smallvec![];
            for blocking in pending.drain(..) {
                // Most slots have few users, for which a search is faster than a map.
                let known = match users.len() {
                    0..=FEW => users.iter().position(|user| user.op == blocking.op),
                    _ => {
                        if positions.is_empty() {
                            positions = users.iter().enumerate().map(|(position, user)| (user.op, position)).collect();
                        }
                        positions.get(&blocking.op).copied()
                    }
                };
                let position = known.unwrap_or_else(|| {
                    users.push(User::of(ir, blocking.op));
                    if !positions.is_empty() {
                        positions.insert(blocking.op, users.len() - 1);
                    }
                    users.len() - 1
                });
                let uses = &mut users[position].uses;
                if !uses.contains(&blocking) {
                    uses.push(blocking);
                    changed.push(position);
                }
            }
            changed.dedup();
            for position in changed {
                let User { uses, access, user, .. } = &users[position];
                let can_go = match (user, access) {
                    (Some(user), _) => user.can_remove_uses(ir, uses, pending),
                    (None, Some(access)) => access.can_remove_uses(ir, slot, uses, pending),
                    (None, None) => false,
                };
                if !can_go {
                    return false;
                }
            }
        }
        true
    }
}

/// The first access in a block.
struct Access {
    block: Block,
    loads: bool,
}

/// Returns the first access in each block.
fn accesses(ir: &Ir, slot: MemorySlot, users: &[User]) -> Vec<Access> {
    let mut found: Vec<Access> = Vec::new();
    for user in users {
        let (Some(block), Some(access)) = (ir.parent_block(user.op), user.access) else { continue };
        // The accesses of a block follow each other.
        if found.last().is_none_or(|last| last.block != block) {
            let loads = access.loads_from(ir, slot);
            if loads || access.stores_to(ir, slot) {
                found.push(Access { block, loads });
            }
        }
    }
    found
}
