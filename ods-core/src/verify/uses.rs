//! Dominance of uses.
//!
//! Most uses are settled when they are met: the definition is an argument of the block at hand, or earlier in it, or
//! earlier in a block around. The rest are [`Suspect`]s, settled when the isolated operation is otherwise known to be
//! good: only then is its control flow fit for a dominator tree.

use rustc_hash::FxHashMap;

use crate::diagnostic::Diagnostic;
use crate::entity::{Block, Location, Operation, Region, Value};
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
    /// The definition is outside of the operation that is being verified, and comes before it. Isolated operations
    /// have no such uses.
    Outside(Value),
    /// Nothing does.
    Never,
}

/// The uses that are wrong after all, in the order in which MLIR finds them.
pub(super) fn settle(ir: &Ir, root: Operation, suspects: &[Suspect], dominance: &mut DominanceInfo) -> Vec<Diagnostic> {
    let around = Around::of(ir, root);
    let mut wrong: Vec<Suspect> =
        suspects.iter().copied().filter(|suspect| !is_good(ir, suspect, &around, dominance)).collect();
    if wrong.is_empty() {
        return Vec::new();
    }
    let mut map = Map::of(ir, root);
    // Stable: uses under one parent were met in the order of the text.
    wrong.sort_by_key(|suspect| ir.parent_op(suspect.op).and_then(|parent| map.visits.get(&parent).copied()));
    wrong.iter().map(|suspect| map.explain(ir, suspect.op, suspect.operand)).collect()
}

fn is_good(ir: &Ir, suspect: &Suspect, around: &Around, dominance: &mut DominanceInfo) -> bool {
    let Some(block) = ir.parent_block(suspect.op) else { return true };
    if !dominance.is_reachable(ir, block) {
        return true;
    }
    match suspect.unless {
        Condition::Dominates(a, b) => dominance.dominates_in_region(ir, a, b),
        Condition::Outside(value) => around.dominates_root(ir, value, dominance),
        Condition::Never => false,
    }
}

/// What is around the operation that is being verified: per region, the operation of it that has the root inside or
/// is it. Worked out once, since walking up from each use is quadratic in deep nests.
struct Around(FxHashMap<Region, Operation>);

impl Around {
    fn of(ir: &Ir, root: Operation) -> Self {
        if ir.has_traits(root, TraitSet::ISOLATED_FROM_ABOVE) {
            return Self(FxHashMap::default());
        }
        let up = std::iter::successors(Some(root), |op| ir.parent_op(*op));
        Self(up.filter_map(|op| Some((ir.parent_region(op)?, op))).collect())
    }

    fn dominates_root(&self, ir: &Ir, value: Value, dominance: &mut DominanceInfo) -> bool {
        let user = ir.value_region(value).and_then(|region| self.0.get(&region));
        user.is_some_and(|user| dominance.dominates_use(ir, value, *user))
    }
}

/// Where things are under the operation that is being verified.
struct Map {
    /// When MLIR comes to check what is directly inside each operation: from a stack, so of several operations with
    /// regions the last one is first.
    visits: FxHashMap<Operation, usize>,
    /// When a walk enters and leaves each region.
    spans: FxHashMap<Region, (usize, usize)>,
    /// Positions of blocks, of the regions asked for so far.
    positions: FxHashMap<Block, usize>,
}

impl Map {
    fn of(ir: &Ir, root: Operation) -> Self {
        let mut map =
            Self { visits: FxHashMap::default(), spans: FxHashMap::default(), positions: FxHashMap::default() };
        let is_inside = |op: &Operation| ir.num_regions(*op) > 0 && !ir.has_traits(*op, TraitSet::ISOLATED_FROM_ABOVE);
        let mut stack = vec![Visit::Op(root)];
        let mut clock = 0;
        while let Some(visit) = stack.pop() {
            clock += 1;
            match visit {
                Visit::Op(op) => {
                    map.visits.insert(op, clock);
                    stack.extend(ir.regions(op).map(Visit::Enter));
                }
                Visit::Enter(region) => {
                    map.spans.insert(region, (clock, clock));
                    stack.push(Visit::Leave(region));
                    let ops = ir.blocks(region).flat_map(|block| ir.block_ops(block));
                    stack.extend(ops.filter(is_inside).map(Visit::Op));
                }
                Visit::Leave(region) => {
                    map.spans.entry(region).and_modify(|span| span.1 = clock);
                }
            }
        }
        map
    }

    /// The error for an operand that does not dominate its use, with a note on where it is defined.
    fn explain(&mut self, ir: &Ir, op: Operation, operand: usize) -> Diagnostic {
        let error = ir.error(op, format!("operand #{operand} does not dominate this use"));
        let Some(value) = ir.operand(op, operand) else { return error };
        let (location, text) = match ir.value_owner(value) {
            ValueOwner::Result(definition, _) => {
                let place = self.place_of_definition(ir, op, ir.parent_block(definition));
                (ir.location(definition), format!("operand defined here ({place})"))
            }
            ValueOwner::Argument(block, _) => self.note_on_argument(ir, op, block),
        };
        let error = error.note(location, text);
        match name_of(ir, op, operand) {
            Some(name) => error.help(format!("operand #{operand} is '{name}'")),
            None => error,
        }
    }

    fn place_of_definition(&self, ir: &Ir, op: Operation, definition: Option<Block>) -> &'static str {
        let regions = (ir.parent_region(op), definition.and_then(|block| ir.block_region(block)));
        match self.relation(ir, regions) {
            Relation::Same if definition == ir.parent_block(op) => "op in the same block",
            Relation::Same => "op in the same region",
            Relation::Parent => "op in a parent region",
            Relation::Child => "op in a child region",
            Relation::None => "op is neither in a parent nor in a child region",
        }
    }

    fn note_on_argument(&mut self, ir: &Ir, op: Operation, block: Block) -> (Location, String) {
        let location = ir.block_parent_op(block).map_or(Location::UNKNOWN, |parent| ir.location(parent));
        let Some(region) = ir.block_region(block) else {
            return (location, " (block without parent)".into());
        };
        let place = match self.relation(ir, (ir.parent_region(op), Some(region))) {
            Relation::Same => " in the same region)",
            Relation::Parent => " in a parent region)",
            Relation::Child => " in a child region)",
            Relation::None => " neither in a parent nor in a child region)",
        };
        if !self.positions.contains_key(&block) {
            self.positions.extend(ir.blocks(region).zip(0..));
        }
        let index = self.positions.get(&block).copied().unwrap_or(0);
        (location, format!("operand defined as a block argument (block #{index}{place}"))
    }

    /// How the region of a definition lies to that of its use.
    fn relation(&self, ir: &Ir, (used, defined): (Option<Region>, Option<Region>)) -> Relation {
        let (Some(used), Some(defined)) = (used, defined) else { return Relation::None };
        if used == defined {
            Relation::Same
        } else if self.has_inside(ir, defined, used) {
            Relation::Parent
        } else if self.has_inside(ir, used, defined) {
            Relation::Child
        } else {
            Relation::None
        }
    }

    fn has_inside(&self, ir: &Ir, outer: Region, inner: Region) -> bool {
        match (self.spans.get(&outer), self.spans.get(&inner)) {
            (Some(a), Some(b)) => a.0 < b.0 && b.1 < a.1,
            (None, Some(_)) => ir.is_ancestor_region(outer, inner),
            _ => false,
        }
    }
}

/// A step of the walk that makes a [`Map`].
enum Visit {
    Op(Operation),
    Enter(Region),
    Leave(Region),
}

/// How the region of a definition lies to that of its use.
enum Relation {
    Same,
    Parent,
    Child,
    None,
}

/// The name of the group that the operand is in.
fn name_of(ir: &Ir, op: Operation, operand: usize) -> Option<&'static str> {
    let schema = ir.schema(op)?;
    let holds = |group: &usize| {
        let (start, length) = ir.operand_group(op, *group);
        (start..start + length).contains(&operand)
    };
    let group = (0..schema.operands.len()).find(holds)?;
    Some(schema.operands[group].name).filter(|name| !name.is_empty())
}
