//! Dominance of uses.
//!
//! Most uses are settled when they are met: the definition is an argument of the block at hand, or earlier in it, or
//! earlier in a block around. The rest are [`Suspect`]s, settled when the isolated operation is otherwise known to be
//! good: only then is its control flow fit for a dominator tree.

use rustc_hash::FxHashMap;

use crate::diagnostic::Diagnostic;
use crate::entity::{Block, Location, Operation, Region};
use crate::ir::dominance::DominanceInfo;
use crate::ir::{Ir, ValueOwner};
use crate::schema::TraitSet;

/// A use that is good under a condition. A use in a block that cannot be reached is good in any case.
#[derive(Clone, Copy, Debug)]
pub(super) struct Suspect {
    pub(super) op: Operation,
    pub(super) operand: usize,
    pub(super) unless: Condition,
}

/// What makes a use good.
#[derive(Clone, Copy, Debug)]
pub(super) enum Condition {
    /// The first block dominates the second, both of one region.
    Dominates(Block, Block),
    /// To be looked at from scratch: the definition is in no region around the use.
    Unknown,
    /// Nothing does.
    Never,
}

/// The uses that are wrong after all, in the order in which MLIR finds them.
pub(super) fn settle(
    ir: &Ir,
    root: Operation,
    suspects: &[Suspect],
    dominance: &mut DominanceInfo,
) -> Vec<Diagnostic> {
    let mut wrong: Vec<Suspect> = suspects.iter().copied().filter(|use_| !is_good(ir, use_, dominance)).collect();
    if wrong.len() > 1 {
        let places = order_of_visits(ir, root);
        // Stable: uses under one parent were met in the order of the text.
        wrong.sort_by_key(|use_| ir.parent_op(use_.op).and_then(|parent| places.get(&parent).copied()));
    }
    wrong.iter().map(|use_| explain(ir, use_.op, use_.operand)).collect()
}

fn is_good(ir: &Ir, use_: &Suspect, dominance: &mut DominanceInfo) -> bool {
    let Some(block) = ir.parent_block(use_.op) else { return true };
    if !dominance.is_reachable(ir, block) {
        return true;
    }
    match use_.unless {
        Condition::Dominates(a, b) => dominance.dominates_in_region(ir, a, b),
        Condition::Unknown => {
            ir.operand(use_.op, use_.operand).is_some_and(|value| dominance.dominates_use(ir, value, use_.op))
        }
        Condition::Never => false,
    }
}

/// When MLIR comes to check what is directly inside each operation: from a stack, so of several operations with
/// regions the last one is first.
fn order_of_visits(ir: &Ir, root: Operation) -> FxHashMap<Operation, usize> {
    let mut places = FxHashMap::default();
    let mut stack = vec![root];
    while let Some(op) = stack.pop() {
        places.insert(op, places.len());
        let inside = ir.regions(op).flat_map(|region| ir.blocks(region)).flat_map(|block| ir.block_ops(block));
        stack.extend(inside.filter(|op| ir.num_regions(*op) > 0 && !ir.has_traits(*op, TraitSet::ISOLATED_FROM_ABOVE)));
    }
    places
}

/// The error for an operand that does not dominate its use, with a note on where it is defined.
fn explain(ir: &Ir, op: Operation, operand: usize) -> Diagnostic {
    let error = ir.error(op, format!("operand #{operand} does not dominate this use"));
    let Some(value) = ir.operand(op, operand) else { return error };
    let (location, text) = match ir.value_owner(value) {
        ValueOwner::Result(definition, _) => {
            let place = place_of_definition(ir, op, ir.parent_block(definition));
            (ir.location(definition), format!("operand defined here ({place})"))
        }
        ValueOwner::Argument(block, _) => note_on_argument(ir, op, block),
    };
    let error = error.note(location, text);
    match name_of(ir, op, operand) {
        Some(name) => error.help(format!("operand #{operand} is '{name}'")),
        None => error,
    }
}

fn place_of_definition(ir: &Ir, op: Operation, definition: Option<Block>) -> &'static str {
    let use_block = ir.parent_block(op);
    let (Some(used), Some(defined)) = (ir.parent_region(op), definition.and_then(|block| ir.block_region(block))) else {
        return "op is neither in a parent nor in a child region";
    };
    match relation(ir, used, defined) {
        Relation::Same if definition == use_block => "op in the same block",
        Relation::Same => "op in the same region",
        Relation::Parent => "op in a parent region",
        Relation::Child => "op in a child region",
        Relation::None => "op is neither in a parent nor in a child region",
    }
}

fn note_on_argument(ir: &Ir, op: Operation, block: Block) -> (Location, String) {
    let location = ir.block_parent_op(block).map_or(Location::UNKNOWN, |parent| ir.location(parent));
    let (Some(used), Some(defined)) = (ir.parent_region(op), ir.block_region(block)) else {
        return (location, " (block without parent)".into());
    };
    let index = ir.blocks(defined).position(|other| other == block).unwrap_or(0);
    let place = match relation(ir, used, defined) {
        Relation::Same => " in the same region)",
        Relation::Parent => " in a parent region)",
        Relation::Child => " in a child region)",
        Relation::None => " neither in a parent nor in a child region)",
    };
    (location, format!("operand defined as a block argument (block #{index}{place}"))
}

/// How the region of a definition lies to that of a use.
enum Relation {
    Same,
    Parent,
    Child,
    None,
}

fn relation(ir: &Ir, used: Region, defined: Region) -> Relation {
    if used == defined {
        Relation::Same
    } else if ir.is_ancestor_region(defined, used) {
        Relation::Parent
    } else if ir.is_ancestor_region(used, defined) {
        Relation::Child
    } else {
        Relation::None
    }
}

/// The name of the group that the operand is in.
fn name_of(ir: &Ir, op: Operation, operand: usize) -> Option<&'static str> {
    let schema = ir.schema(op)?;
    let total = ir.num_operands(op);
    let holds = |group: &usize| {
        let (start, length) = schema.operand_group(*group, total);
        (start..start + length).contains(&operand)
    };
    let group = (0..schema.operands.len()).find(holds)?;
    Some(schema.operands[group].name).filter(|name| !name.is_empty())
}
