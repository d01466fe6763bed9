//! Whether a slot can be promoted.

use std::cmp::Ordering;

use ods_core::interfaces::BranchOpInterface;
use ods_core::ir::{SlotSet, Use};
use ods_core::{Block, Ir, Operation};
use rustc_hash::FxHashMap;
use smallvec::{SmallVec, smallvec};

use super::region::Regions;
use crate::interfaces::{MemorySlot, PromotableMemOpInterface, PromotableOpInterface};

/// An operation that uses a slot, with these uses: mostly one.
type User = (Operation, SmallVec<[Use; 1]>);

/// The uses of a slot that go, and the blocks that need an argument.
pub(super) struct Plan {
    /// The users, in the order of the blocks and in them, with their uses; those in unreachable blocks are last.
    pub(super) users: Vec<User>,
    /// The blocks in which different contents meet.
    pub(super) merge_points: Vec<Block>,
}

/// Returns the plan; `None` if a use cannot go.
pub(super) fn plan(ir: &Ir, slot: MemorySlot, regions: &mut Regions) -> Option<Plan> {
    let region = ir.value_region(slot.pointer)?;
    if !ir.has_ssa_dominance(region) {
        return None;
    }
    let users = blocking_users(ir, slot)?;
    let access = |op: Operation| ir.interface::<dyn PromotableMemOpInterface>(op);
    if users.iter().any(|(op, _)| access(*op).is_some() && ir.parent_region(*op) != Some(region)) {
        return None;
    }
    let mut users: Vec<_> = users
        .into_iter()
        .map(|(op, uses)| {
            let position = ir.parent_block(op).and_then(|block| regions.position(ir, block));
            (position.unwrap_or(usize::MAX), op, uses)
        })
        .collect();
    users.sort_by(|(a, first, _), (b, second, _)| a.cmp(b).then_with(|| order_in_block(ir, *first, *second)));
    let users: Vec<User> = users.into_iter().map(|(_, op, uses)| (op, uses)).collect();
    let stores = |op: &Operation| access(*op).is_some_and(|access| access.stores_to(ir, slot));
    let mut definitions: Vec<Block> =
        users.iter().filter(|(op, _)| stores(op)).filter_map(|(op, _)| ir.parent_block(*op)).collect();
    definitions.dedup();
    if definitions.is_empty() || ir.has_one_block(region) {
        return Some(Plan { users, merge_points: Vec::new() });
    }
    let live = live_in(ir, slot, &users, &definitions);
    let merge_points = regions.merge_points(ir, region, &definitions, |block| live.contains(block));
    let is_usable = |point: &Block| ir.predecessor_ops(*point).all(|op| can_pass(ir, op, *point));
    merge_points.iter().all(is_usable).then_some(Plan { users, merge_points })
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

/// Returns whether the branch can pass another value to the block.
fn can_pass(ir: &Ir, branch: Operation, to: Block) -> bool {
    let mut edges = ir.successors(branch).enumerate().filter(|(_, block)| *block == to);
    ir.interface::<dyn BranchOpInterface>(branch).is_some()
        && edges.all(|(index, _)| ir.can_add_successor_operand(branch, index))
}

/// The number of users up to which they are searched.
const FEW: usize = 16;

/// Returns the operations that use the slot, or what is derived from it, with these uses; `None` if one cannot do
/// without.
fn blocking_users(ir: &Ir, slot: MemorySlot) -> Option<Vec<User>> {
    let mut positions: FxHashMap<Operation, usize> = FxHashMap::default();
    let mut users = Vec::<User>::new();
    let mut pending: Vec<Use> = ir.uses(slot.pointer).collect();
    while !pending.is_empty() {
        let mut changed: SmallVec<[usize; FEW]> = smallvec![];
        for blocking in pending.drain(..) {
            // Most slots have few users, for which a search is faster than a map.
            let known = match users.len() {
                0..=FEW => users.iter().position(|(op, _)| *op == blocking.op),
                _ => {
                    if positions.is_empty() {
                        positions = users.iter().enumerate().map(|(position, (op, _))| (*op, position)).collect();
                    }
                    positions.get(&blocking.op).copied()
                }
            };
            let position = known.unwrap_or_else(|| {
                users.push((blocking.op, smallvec![]));
                if !positions.is_empty() {
                    positions.insert(blocking.op, users.len() - 1);
                }
                users.len() - 1
            });
            let (_, uses) = &mut users[position];
            if !uses.contains(&blocking) {
                uses.push(blocking);
                changed.push(position);
            }
        }
        changed.dedup();
        for position in changed {
            let (op, uses) = &users[position];
            let can_go = match (ir.interface::<dyn PromotableOpInterface>(*op), access(ir, *op)) {
                (Some(user), _) => user.can_remove_uses(ir, uses, &mut pending),
                (None, Some(access)) => access.can_remove_uses(ir, slot, uses, &mut pending),
                (None, None) => false,
            };
            if !can_go {
                return None;
            }
        }
    }
    Some(users)
}

fn access(ir: &Ir, op: Operation) -> Option<<dyn PromotableMemOpInterface as ods_core::schema::Interface>::Handle> {
    ir.interface::<dyn PromotableMemOpInterface>(op)
}

/// Returns the blocks at whose start the content matters: it is loaded before it is stored.
fn live_in(ir: &Ir, slot: MemorySlot, users: &[User], definitions: &[Block]) -> SlotSet<Block> {
    let mut is_definition = SlotSet::new();
    definitions.iter().for_each(|block| _ = is_definition.insert(*block));
    let mut seen = SlotSet::new();
    let mut pending = Vec::new();
    for (op, _) in users {
        let (Some(block), Some(access)) = (ir.parent_block(*op), access(ir, *op)) else { continue };
        let (loads, stores) = (access.loads_from(ir, slot), access.stores_to(ir, slot));
        let is_first = (loads || stores) && seen.insert(block);
        if is_first && loads {
            pending.push(block);
        }
    }
    let mut live = SlotSet::new();
    while let Some(block) = pending.pop() {
        if live.insert(block) {
            let predecessors = ir.predecessor_ops(block).filter_map(|op| ir.parent_block(op));
            pending.extend(predecessors.filter(|block| !is_definition.contains(*block)));
        }
    }
    live
}
