//! Dominance of uses.
//!
//! Most uses are decided when they are visited: the definition is an argument of the current block, or earlier in it or
//! in an enclosing block. All others are [`Suspect`]s, decided when the isolated operation is otherwise known to be
//! valid, because only then can a dominator tree be built for its control flow.

use rustc_hash::FxHashMap;

use crate::diagnostic::Diagnostic;
use crate::entity::{Block, Location, Operation, Region, Value};
use crate::ir::dominance::DominanceInfo;
use crate::ir::{Ir, ValueOwner};
use crate::schema::TraitSet;

/// A use that is valid under a condition. A use in an unreachable block is always valid.
#[derive(Clone, Copy, Debug)]
pub(super) struct Suspect {
    pub(super) op: Operation,
    pub(super) operand: usize,
    pub(super) unless: Condition,
}

/// The condition under which a use is valid.
#[derive(Clone, Copy, Debug)]
pub(super) enum Condition {
    /// The first block dominates the second, both of one region.
    Dominates(Block, Block),
    /// The definition is outside the operation being verified, and precedes it. Isolated operations have no such uses.
    Outside(Value),
    /// No condition: the use is invalid.
    Never,
}

/// Returns the errors for the suspects that are invalid, in the order in which MLIR reports them.
pub(super) fn settle(ir: &Ir, root: Operation, suspects: &[Suspect], dominance: &mut DominanceInfo) -> Vec<Diagnostic> {
    let around = Around::of(ir, root);
    let mut wrong: Vec<Suspect> =
        suspects.iter().copied().filter(|suspect| !is_good(ir, suspect, &around, dominance)).collect();
    if wrong.is_empty() {
        return Vec::new();
    }
    let mut map = Map::of(ir, root);
    // The sort is stable: uses under one parent were visited in textual order.
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

/// The surroundings of the operation being verified: for each enclosing region, the operation in it that is the root or
/// contains it. Computed once, since walking up from each use is quadratic in deep nests.
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

/// The positions of entities under the operation being verified.
struct Map {
    /// The position of each operation in MLIR's order of checking contents: it uses a stack, so the last of several
    /// operations with regions comes first.
    visits: FxHashMap<Operation, usize>,
    /// The times at which a walk enters and leaves each region.
    spans: FxHashMap<Region, (usize, usize)>,
    /// The positions of blocks, for the regions queried so far.
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

    /// Returns the error for an operand that does not dominate its use, with a note about its definition.
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

    /// Returns the relation of a definition's region to that of its use.
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

/// A step of the walk that builds a [`Map`].
enum Visit {
    Op(Operation),
    Enter(Region),
    Leave(Region),
}

/// The relation of a definition's region to that of its use.
enum Relation {
    Same,
    Parent,
    Child,
    None,
}

/// Returns the name of the group that contains the operand.
fn name_of(ir: &Ir, op: Operation, operand: usize) -> Option<&'static str> {
    let schema = ir.schema(op)?;
    let holds = |group: &usize| {
        let (start, length) = ir.operand_group(op, *group);
        (start..start + length).contains(&operand)
    };
    let group = (0..schema.operands.len()).find(holds)?;
    Some(schema.operands[group].name).filter(|name| !name.is_empty())
}
