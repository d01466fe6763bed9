//! Cycles become loops: `scf.while` with everything in its first region.

use ods::ir::{SlotSet, Use};
use ods::prelude::*;
use ods::rewrite::AddedOperands;

use super::Lift;
use super::edges::{Dominators, Edge, cycles};
use super::multiplexer::Multiplexer;
use crate::scf;
use ods_arith::arith;
use ods_arith::ub;
use ods_func::func;

/// The edges of a cycle, which may have several entries.
struct CycleEdges {
    entries: Vec<Edge>,
    exits: Vec<Edge>,
    /// The edges from inside to a block that an entry leads to.
    back: Vec<Edge>,
}

impl CycleEdges {
    fn of(ir: &Ir, cycle: &[Block]) -> Self {
        let inside: SlotSet<Block> = cycle.iter().copied().collect();
        let is_inside = |edge: &Edge| ir.parent_block(edge.from).is_some_and(|block| inside.contains(block));
        let entries: Vec<Edge> =
            cycle.iter().flat_map(|block| Edge::into(ir, *block)).filter(|edge| !is_inside(edge)).collect();
        let heads: SlotSet<Block> = entries.iter().filter_map(|edge| edge.target(ir)).collect();
        let out: Vec<Edge> = cycle.iter().flat_map(|block| Edge::out_of(ir, *block)).collect();
        let leads_to = |edge: &Edge, set: &SlotSet<Block>| edge.target(ir).is_some_and(|block| set.contains(block));
        let exits = out.iter().copied().filter(|edge| !leads_to(edge, &inside)).collect();
        let back = out.iter().copied().filter(|edge| leads_to(edge, &heads)).collect();
        Self { entries, exits, back }
    }
}

/// A loop with one entry, and one block from which it is repeated or left.
struct Loop {
    head: Block,
    latch: Block,
    /// The block after the loop.
    exit: Block,
    /// The number that tells whether the loop is repeated.
    condition: Value,
    /// All blocks of the loop, the head and the latch among them.
    blocks: Vec<Block>,
    inside: SlotSet<Block>,
}

impl Loop {
    fn contains(&self, ir: &Ir, region: Region, user: Operation) -> bool {
        let block = ir.parent_block(user).and_then(|block| ir.ancestor_block_in_region(region, block));
        block.is_some_and(|block| self.inside.contains(block))
    }
}

impl Lift<'_> {
    /// Lifts the outermost cycles that the block reaches. Returns the heads of the loops, whose bodies are to be lifted
    /// next.
    pub(super) fn lift_cycles(&mut self, entry: Block) -> ods::Result<Vec<Block>> {
        let mut heads = Vec::new();
        for cycle in cycles(self.ir, entry) {
            let Some(made) = self.make_loop(cycle)? else { continue };
            let next = self.make_reducible(&made)?;
            self.create_while(&made, next)?;
            heads.push(made.head);
        }
        Ok(heads)
    }

    /// Makes a cycle a loop.
    fn make_loop(&mut self, mut blocks: Vec<Block>) -> ods::Result<Option<Loop>> {
        let edges = CycleEdges::of(self.ir, &blocks);
        let (Some(entry), Some(back)) = (edges.entries.first(), edges.back.first()) else { return Ok(None) };
        let Some(mut head) = entry.target(self.ir) else { return Ok(None) };
        let back_location = self.ir.location(back.from);
        if edges.entries.len() > 1 {
            let location = self.ir.last_op(head).map_or(Location::UNKNOWN, |last| self.ir.location(last));
            let all: Vec<Edge> = edges.entries.iter().chain(&edges.back).copied().collect();
            let Some(entry) = self.make_single_entry(location, &all)? else { return Ok(None) };
            head = entry;
            blocks.push(head);
        }
        let Some((latch, exit)) = self.make_latch(back_location, head, &edges)? else { return Ok(None) };
        blocks.push(latch);
        let Some(condition) = self.ir.arguments(latch).next_back() else { return Ok(None) };
        let inside = blocks.iter().copied().collect();
        Ok(Some(Loop { head, latch, exit, condition, blocks, inside }))
    }

    /// Leads all edges that repeat or leave the loop through one block. Returns that block, and the block after the
    /// loop.
    fn make_latch(
        &mut self,
        location: Location,
        head: Block,
        edges: &CycleEdges,
    ) -> ods::Result<Option<(Block, Block)>> {
        let targets: Vec<Block> =
            edges.back.iter().chain(&edges.exits).filter_map(|edge| edge.target(self.ir)).collect();
        let number = self.switch_value(0)?;
        let ty = self.ir.value_type(number);
        let Some(multiplexer) = Multiplexer::new(self, location, &targets, &[ty])? else { return Ok(None) };
        let latch = multiplexer.block;
        let Some(region) = self.ir.block_region(latch) else { return Ok(None) };
        let exit = self.ir.create_block();
        let next = self.ir.next_block(latch);
        self.ir.insert_block_before(region, next, exit);
        let back = edges.back.iter().map(|edge| (*edge, Some(1)));
        multiplexer.redirect(self, back.chain(edges.exits.iter().map(|edge| (*edge, Some(0)))))?;
        let arguments: Values = self.ir.arguments(latch).collect();
        let passed = arguments[..self.ir.num_arguments(head)].to_vec();
        let Some(repeat) = arguments.last().copied() else { return Ok(None) };
        self.branch_at_end_of(latch, Location::UNKNOWN, repeat, (head, passed), vec![(0, exit, Vec::new())])?;
        match edges.exits.is_empty() {
            false => multiplexer.dispatch(self, location, exit, Some(head))?,
            true => self.end_infinite_loop(location, exit)?,
        }
        Ok(Some((latch, exit)))
    }

    /// Ends the block after a loop that is never left.
    fn end_infinite_loop(&mut self, location: Location, exit: Block) -> ods::Result {
        let parent = self.ir.region_parent(self.region);
        let Some(function) = self.ir.cast::<func::FuncOp>(parent) else {
            let message = format!("Cannot create unreachable terminator for '{}'", self.ir.name_str(parent));
            return Err(Diagnostic::error(location, message).resolved(self.ir.context()).into());
        };
        let types = function.callable_result_types(self.ir);
        let mut b = self.at_end_of(exit, location);
        let values = types.into_iter().map(|ty| b.value(ub::PoisonOp::new(ty))).collect::<Result<Values, _>>()?;
        let end = b.insert(func::ReturnOp::new(values))?;
        self.combine_exit(end.into())
    }

    /// Makes the loop pass the same values to its next iteration and to the block after it, which gets all values of
    /// the loop that are used outside. Returns these values.
    fn make_reducible(&mut self, made: &Loop) -> ods::Result<Values> {
        let Some(region) = self.ir.block_region(made.head) else { return Ok(Values::new()) };
        let edges = Edge::out_of(self.ir, made.latch);
        let (Some(repeat), Some(leave)) = (edges.first(), edges.get(1)) else { return Ok(Values::new()) };
        let mut next: Values = repeat.passed(self.ir);
        let mut added = AddedOperands::default();
        added.add(leave.from, next.iter().map(|value| (leave.index, *value)));
        for value in next.clone() {
            let argument = self.add_argument_like(made.exit, value);
            self.replace_uses(self.uses_outside(made, region, value), argument);
        }
        let defined = self.values_of(made);
        let mut dominators = None;
        for (block, value) in defined {
            let uses = self.uses_outside(made, region, value);
            if uses.is_empty() {
                continue;
            }
            let outside = self.add_argument_like(made.exit, value);
            self.add_argument_like(made.head, value);
            let dominators = dominators.get_or_insert_with(|| Dominators::within(self.ir, made.head, &made.inside));
            let mut passed = value;
            let reaches =
                |ir: &Ir, edge: &Edge| ir.parent_block(edge.from).is_some_and(|from| dominators.dominates(block, from));
            let into_latch = Edge::into(self.ir, made.latch);
            if block != made.latch && !into_latch.iter().all(|edge| reaches(self.ir, edge)) {
                passed = self.add_argument_like(made.latch, value);
                for edge in into_latch {
                    let ty = self.ir.value_type(value);
                    let available = if reaches(self.ir, &edge) { value } else { self.undefined(ty)? };
                    added.add(edge.from, [(edge.index, available)]);
                }
            }
            next.push(passed);
            edges.iter().for_each(|edge| added.add(edge.from, [(edge.index, passed)]));
            self.replace_uses(uses, outside);
        }
        added.add_to(self.ir);
        self.complete_entries(made.head, repeat.from)?;
        Ok(next)
    }

    /// Lets the edges into a loop pass undefined values to the new arguments of its head.
    fn complete_entries(&mut self, head: Block, latch: Operation) -> ods::Result {
        let mut added = AddedOperands::default();
        for edge in Edge::into(self.ir, head).into_iter().filter(|edge| edge.from != latch) {
            let given = edge.passed(self.ir).len();
            for argument in self.ir.arguments(head).skip(given).collect::<Values>() {
                let ty = self.ir.value_type(argument);
                added.add(edge.from, [(edge.index, self.undefined(ty)?)]);
            }
        }
        added.add_to(self.ir);
        Ok(())
    }

    /// Returns the values that the loop defines, each with its block.
    fn values_of(&self, made: &Loop) -> Vec<(Block, Value)> {
        let values = |block: Block| {
            let results = self.ir.block_ops(block).flat_map(|op| self.ir.results(op));
            self.ir.arguments(block).chain(results).map(move |value| (block, value)).collect::<Vec<_>>()
        };
        made.blocks.iter().flat_map(|block| values(*block)).collect()
    }

    fn uses_outside(&self, made: &Loop, region: Region, value: Value) -> Vec<Use> {
        self.ir.uses(value).filter(|usage| !made.contains(self.ir, region, usage.op)).collect()
    }

    fn replace_uses(&mut self, uses: Vec<Use>, new: Value) {
        for Use { op, operand } in uses {
            self.ir.set_operand(op, operand, new);
        }
    }

    fn add_argument_like(&mut self, block: Block, value: Value) -> Value {
        let (ty, location) = (self.ir.value_type(value), self.ir.value_location(value));
        self.ir.add_argument(block, ty, location)
    }

    /// Moves the loop into an operation, which takes its place.
    fn create_while(&mut self, made: &Loop, next: Values) -> ods::Result {
        let Some(region) = self.ir.block_region(made.head) else { return Ok(()) };
        let before = self.ir.create_block();
        self.ir.insert_block_before(region, Some(made.head), before);
        self.copy_arguments(made.head, before);
        let location = self.ir.last_op(made.latch).map_or(Location::UNKNOWN, |last| self.ir.location(last));
        let inits: Values = self.ir.arguments(before).collect();
        let types: Vec<Type> = inits.iter().map(|value| self.ir.value_type(*value)).collect();
        // It is inserted when it has its blocks: a block that moves into it is compared with all blocks around it.
        let mut b = OpBuilder::new(self.ir, InsertionPoint::DETACHED, location);
        let looped = b.insert(scf::WhileOp::new(inits, types.iter().copied()))?;
        let (body, after) = (looped.before(self.ir), looped.after(self.ir));
        let others = made.blocks.iter().copied().filter(|block| *block != made.head && *block != made.latch);
        for block in [made.head].into_iter().chain(others).chain([made.latch]).collect::<Vec<_>>() {
            self.ir.detach_block(block);
            self.ir.append_block(body, block);
        }
        self.ir.append(before, looped);
        if let Some(branch) = self.ir.last_op(made.latch) {
            self.ir.erase(branch)?;
        }
        let mut b = self.at_end_of(made.latch, location);
        let repeats = b.value(arith::TruncIOp::new(made.condition, Type::I1))?;
        b.insert(scf::ConditionOp::new(repeats, next))?;
        let after = self.ir.add_block_with_arguments(after, types, location);
        let passed: Values = self.ir.arguments(after).collect();
        self.at_end_of(after, location).insert(scf::YieldOp::new(passed))?;
        let results: Values = looped.results(self.ir);
        for (argument, result) in self.ir.arguments(made.exit).collect::<Values>().into_iter().zip(results) {
            self.ir.replace_all_uses(argument, result);
        }
        for edge in Edge::into(self.ir, made.head) {
            edge.redirect(self.ir, before);
        }
        self.append_all(made.exit, before)
    }

    /// Moves the operations of a block, whose arguments are unused, to the end of another one, and erases it.
    pub(super) fn append_all(&mut self, from: Block, to: Block) -> ods::Result {
        self.move_ops(from, to);
        self.ir.erase_block(from)?;
        Ok(())
    }

    /// Moves the operations of a block to the end of another one.
    pub(super) fn move_ops(&mut self, from: Block, to: Block) {
        for op in self.ir.block_ops(from).collect::<Vec<Operation>>() {
            self.ir.detach(op);
            self.ir.append(to, op);
        }
    }
}
