//! Multiplexers: a block through which edges to several blocks are led, so that a part of the graph has one entry or
//! one exit.

use std::collections::HashMap;

use ods::ir::SlotSet;
use ods::prelude::*;

use super::Lift;
use super::edges::Edge;
use ods_func::cf;

/// A block that has the arguments of all targets, one after the other; then, if there are several, a number that tells
/// which one is meant; then further arguments.
pub(super) struct Multiplexer {
    pub(super) block: Block,
    /// The targets, each with the position of its first argument.
    targets: Vec<(Block, usize)>,
    discriminator: Option<Value>,
    num_extra: usize,
}

impl Multiplexer {
    /// Creates a multiplexer in the region of the first target, after it. No edge leads to it yet.
    pub(super) fn new(
        lift: &mut Lift<'_>,
        location: Location,
        targets: &[Block],
        extra: &[Type],
    ) -> ods::Result<Option<Self>> {
        let Some(first) = targets.first() else { return Ok(None) };
        let Some(region) = lift.ir.block_region(*first) else { return Ok(None) };
        let block = lift.ir.create_block();
        let next = lift.ir.next_block(*first);
        lift.ir.insert_block_before(region, next, block);
        let mut known: Vec<(Block, usize)> = Vec::new();
        let mut seen = SlotSet::new();
        for target in targets {
            if seen.insert(*target) {
                known.push((*target, lift.ir.num_arguments(block)));
                lift.copy_arguments(*target, block);
            }
        }
        let discriminator = match known.len() {
            0 | 1 => None,
            _ => {
                let number = lift.switch_value(0)?;
                let ty = lift.ir.value_type(number);
                Some(lift.ir.add_argument(block, ty, location))
            }
        };
        extra.iter().for_each(|ty| {
            lift.ir.add_argument(block, *ty, location);
        });
        Ok(Some(Self { block, targets: known, discriminator, num_extra: extra.len() }))
    }

    /// Leads edges to the targets through the multiplexer, each with a number for the further argument, if there is
    /// one.
    pub(super) fn redirect(
        &self,
        lift: &mut Lift<'_>,
        edges: impl Iterator<Item = (Edge, Option<usize>)>,
    ) -> ods::Result {
        let arguments: Values = lift.ir.arguments(self.block).collect();
        let first_extra = arguments.len() - self.num_extra;
        let numbers: HashMap<Block, usize> =
            self.targets.iter().enumerate().map(|(number, (block, _))| (*block, number)).collect();
        let mut redirected: HashMap<Operation, Vec<(usize, Values)>> = HashMap::new();
        for (edge, extra) in edges {
            let extra = extra.map(|number| lift.switch_value(number)).transpose()?;
            let target = edge.target(lift.ir);
            let Some(number) = target.and_then(|target| numbers.get(&target)).copied() else { continue };
            let (passed, first) = (edge.passed(lift.ir), self.targets[number].1);
            let mut values = Values::new();
            for (position, argument) in arguments.iter().enumerate() {
                values.push(if let Some(value) = position.checked_sub(first).and_then(|at| passed.get(at)) {
                    *value
                } else if Some(*argument) == self.discriminator {
                    lift.switch_value(number)?
                } else if let Some(extra) = extra.filter(|_| position >= first_extra) {
                    extra
                } else {
                    let ty = lift.ir.value_type(*argument);
                    lift.undefined(ty)?
                });
            }
            edge.redirect(lift.ir, self.block);
            redirected.entry(edge.from).or_default().push((edge.index, values));
        }
        // A branch with many successors gets the operands of all at once.
        for (branch, lists) in redirected {
            lift.ir.set_several_successor_operands(branch, lists);
        }
        Ok(())
    }

    /// Branches to the targets, except one, at the end of a block that the multiplexer dominates.
    pub(super) fn dispatch(
        &self,
        lift: &mut Lift<'_>,
        location: Location,
        at: Block,
        excluded: Option<Block>,
    ) -> ods::Result {
        let arguments: Values = lift.ir.arguments(self.block).collect();
        let mut cases: Vec<(i64, Block, Vec<Value>)> = Vec::new();
        for (number, (target, first)) in self.targets.iter().enumerate() {
            if Some(*target) != excluded {
                let count = lift.ir.num_arguments(*target);
                cases.push((number as i64, *target, arguments[*first..*first + count].to_vec()));
            }
        }
        let discriminator = match self.discriminator {
            Some(discriminator) if cases.len() > 1 => discriminator,
            Some(_) | None => lift.switch_value(0)?,
        };
        let Some((_, default, values)) = cases.pop() else { return Ok(()) };
        lift.branch_at_end_of(at, location, discriminator, (default, values), cases)
    }
}

impl Lift<'_> {
    /// Adds arguments like the arguments of another block.
    pub(super) fn copy_arguments(&mut self, from: Block, to: Block) {
        for position in 0..self.ir.num_arguments(from) {
            let Some(argument) = self.ir.argument(from, position) else { continue };
            let (ty, location) = (self.ir.value_type(argument), self.ir.value_location(argument));
            self.ir.add_argument(to, ty, location);
        }
    }

    /// Creates a `cf.switch` at the end of a block.
    pub(super) fn branch_at_end_of(
        &mut self,
        at: Block,
        location: Location,
        flag: Value,
        default: (Block, Vec<Value>),
        cases: Vec<(i64, Block, Vec<Value>)>,
    ) -> ods::Result {
        let switch = cf::SwitchOp::of(self.ir, flag, default, cases);
        self.at_end_of(at, location).insert(switch)?;
        Ok(())
    }

    /// Leads the edges through one block, which branches to their targets. Returns that block.
    pub(super) fn make_single_entry(&mut self, location: Location, edges: &[Edge]) -> ods::Result<Option<Block>> {
        let targets: Vec<Block> = edges.iter().filter_map(|edge| edge.target(self.ir)).collect();
        let Some(multiplexer) = Multiplexer::new(self, location, &targets, &[])? else { return Ok(None) };
        multiplexer.redirect(self, edges.iter().map(|edge| (*edge, None)))?;
        multiplexer.dispatch(self, location, multiplexer.block, None)?;
        Ok(Some(multiplexer.block))
    }
}
