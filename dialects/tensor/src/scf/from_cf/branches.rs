//! Branches become operations with regions: `scf.if` and `scf.index_switch`.
//!
//! The blocks that only one edge of a branch leads to become a region. The block where control flow meets again, and
//! everything after it, moves after the operation.

use std::rc::Rc;

use ods::ir::SlotSet;
use ods::prelude::*;

use super::edges::Edge;
use super::tree::Tree;
use super::{Lift, Part};
use crate::scf;
use ods_arith::arith;
use ods_func::cf::{CondBranchOp, SwitchOp};

/// The place of a block in a tree of dominators. It stays that of the block while blocks that it dominates are merged
/// into it.
#[derive(Clone)]
pub(super) struct Place {
    tree: Rc<Tree>,
    number: usize,
    /// The block that all edges lead to which leave the part of the graph.
    end: Option<Block>,
}

impl Place {
    fn root(ir: &Ir, block: Block) -> Self {
        Self { tree: Rc::new(Tree::of(ir, block)), number: 0, end: None }
    }

    /// Returns the place that a block has in the same tree, if it is a part of the same graph.
    fn of(&self, block: Block) -> Option<Self> {
        Some(Self { number: self.tree.number(block)?, ..self.clone() })
    }
}

/// A branch.
struct Split {
    edges: Vec<Edge>,
    place: Place,
    /// For each edge that alone leads to a block, the number of that block: all that it dominates becomes a region.
    regions: Vec<Option<usize>>,
}

/// A block where control flow continues after a branch.
enum Continuation {
    /// There is none: each edge leads to an exit of its own kind.
    None,
    /// The only one.
    Block(Block),
    /// There are several, or an exit is in a region.
    Several,
}

/// The blocks of the regions of a new operation that end them, and the edges that do.
#[derive(Default)]
struct Ends {
    /// Blocks, with the values that they return.
    blocks: Vec<(Block, Values)>,
    /// Edges, which return the values that they pass.
    edges: Vec<Edge>,
}

impl Split {
    fn of(ir: &Ir, place: Place, edges: Vec<Edge>) -> Self {
        let region = |edge: &Edge| {
            let target = edge.target(ir).filter(|target| Edge::is_only_one_into(ir, *target))?;
            place.tree.number(target)
        };
        let regions = edges.iter().map(region).collect();
        Self { edges, place, regions }
    }

    fn has_exit(&self) -> bool {
        self.regions.iter().flatten().any(|region| self.place.tree.has_exit(*region))
    }

    /// Returns whether an edge leads out of all that the block of the branch dominates.
    fn leaves(&self, ir: &Ir) -> bool {
        let Place { tree, number, .. } = &self.place;
        let is_outside = |edge: &Edge| {
            let target = edge.target(ir).and_then(|target| tree.number(target));
            target.is_none_or(|target| !tree.dominates(*number, target))
        };
        self.edges.iter().zip(&self.regions).any(|(edge, region)| match region {
            Some(region) => tree.leaves(*region, *number),
            None => is_outside(edge),
        })
    }

    /// Returns the block where control flow continues. The regions are left for blocks that the block of the branch
    /// dominates directly, and for the end of the part.
    fn continuation(&self, ir: &Ir) -> Continuation {
        let Place { tree, number, end } = &self.place;
        let end = end.filter(|_| self.leaves(ir));
        let mut targets = tree.joins(*number).map(|join| tree.block(join)).chain(end);
        match (targets.next(), targets.next()) {
            (None, _) => Continuation::None,
            (Some(block), None) if !self.has_exit() => Continuation::Block(block),
            (Some(_), _) => Continuation::Several,
        }
    }

    /// Returns the edges to all blocks where control flow continues, and to exits.
    fn edges_out(&self, ir: &Ir, entry: Block) -> Vec<Edge> {
        let tree = &self.place.tree;
        let regions = self.regions.iter().flatten().flat_map(|region| tree.dominated(*region));
        let inside: SlotSet<Block> = regions.copied().chain([entry]).collect();
        let mut found = Vec::new();
        for (edge, region) in self.edges.iter().zip(&self.regions) {
            let Some(region) = region else {
                found.push(*edge);
                continue;
            };
            for block in tree.dominated(*region) {
                let out = Edge::out_of(ir, *block);
                if out.is_empty() {
                    found.extend(Edge::into(ir, *block));
                }
                let is_outside = |edge: &Edge| edge.target(ir).is_some_and(|target| !inside.contains(target));
                found.extend(out.into_iter().filter(is_outside));
            }
        }
        found
    }
}

impl Lift<'_> {
    /// Lifts the branch at the end of the part's first block. Returns the parts that are to be lifted next.
    pub(super) fn lift_branch(&mut self, part: Part) -> ods::Result<Vec<Part>> {
        let edges = Edge::out_of(self.ir, part.block);
        match &edges[..] {
            [] => Ok(Vec::new()),
            [edge] => self.merge_successor(part, *edge),
            _ => self.lift_split(part.block, part.place, edges),
        }
    }

    fn merge_successor(&mut self, part: Part, edge: Edge) -> ods::Result<Vec<Part>> {
        let Some(successor) = edge.target(self.ir) else { return Ok(Vec::new()) };
        let passed = edge.passed(self.ir);
        for (argument, value) in self.ir.arguments(successor).collect::<Values>().into_iter().zip(passed) {
            self.ir.replace_all_uses(argument, value);
        }
        self.ir.erase(edge.from)?;
        self.append_all(successor, part.block)?;
        let place = part.place.and_then(|place| place.of(successor));
        Ok(vec![Part::without_cycles(part.block, place)])
    }

    fn lift_split(&mut self, entry: Block, place: Option<Place>, edges: Vec<Edge>) -> ods::Result<Vec<Part>> {
        let place = place.unwrap_or_else(|| Place::root(self.ir, entry));
        let split = Split::of(self.ir, place, edges);
        let continuation = match split.continuation(self.ir) {
            Continuation::None => {
                let targets = split.edges.iter().filter_map(|edge| edge.target(self.ir));
                return Ok(targets.map(|block| Part::without_cycles(block, split.place.of(block))).collect());
            }
            Continuation::Block(block) => Some(block),
            Continuation::Several => {
                let edges = split.edges_out(self.ir, entry);
                let location = edges.first().map_or(Location::UNKNOWN, |edge| self.ir.location(edge.from));
                let multiplexer = self.make_single_entry(location, &edges)?;
                if split.has_exit() {
                    return Ok(vec![Part::without_cycles(entry, None)]);
                }
                multiplexer
            }
        };
        match continuation {
            Some(continuation) => self.create_branching_op(entry, split, continuation),
            None => Ok(Vec::new()),
        }
    }

    /// Replaces a branch by an operation with a region for each edge.
    ///
    /// Only the first block of a region moves into it. The others are merged into that one later, wherever they are.
    fn create_branching_op(&mut self, entry: Block, split: Split, continuation: Block) -> ods::Result<Vec<Part>> {
        let Some(branch) = self.ir.last_op(entry) else { return Ok(Vec::new()) };
        let types: Vec<Type> = self.ir.arguments(continuation).map(|value| self.ir.value_type(value)).collect();
        let (op, regions) = self.create_empty_op(branch, &types)?;
        let place = &split.place;
        // The edges out of the largest region stay, so that the time for a nest does not grow with its square.
        let largest = split.regions.iter().flatten().copied().max_by_key(|region| place.tree.weight(*region));
        let is_kept = largest.is_some_and(|region| place.tree.num_out(region) > 1);
        let (mut ends, mut heads, mut around_largest) = (Ends::default(), Vec::new(), None);
        let passed = Edge::passed_out_of(self.ir, entry);
        for ((passed, number), region) in passed.into_iter().zip(&split.regions).zip(regions) {
            let Some(number) = *number else {
                ends.blocks.push((self.ir.add_block(region), passed));
                continue;
            };
            let head = place.tree.block(number);
            self.ir.detach_block(head);
            self.ir.append_block(region, head);
            let end = if largest == Some(number) {
                around_largest = Some(region);
                is_kept.then_some(continuation)
            } else {
                self.end_region(region, place.tree.dominated(number), continuation, &mut ends)
            };
            self.replace_arguments(head, &passed)?;
            heads.push(Part::without_cycles(head, Some(Place { number, end, ..place.clone() })));
        }
        self.continue_after(op, continuation, entry);
        if let Some(region) = around_largest.filter(|_| is_kept) {
            self.ir.detach_block(continuation);
            self.ir.append_block(region, continuation);
            ends.blocks.push((continuation, self.ir.arguments(continuation).collect()));
        }
        let before = InsertionPoint::before(self.ir, branch);
        self.ir.insert(before, op);
        self.ir.erase(branch)?;
        if !is_kept {
            ends.edges = Edge::into(self.ir, continuation);
        }
        self.return_values(ends, self.ir.location(op))?;
        if !is_kept {
            self.ir.erase_block(continuation)?;
        }
        heads.push(Part::without_cycles(entry, place.of(continuation)));
        Ok(heads)
    }

    /// Moves the operations of the block after a new operation to the end of the block of the branch that it replaces.
    fn continue_after(&mut self, op: Operation, continuation: Block, entry: Block) {
        let results: Values = self.ir.results(op).collect();
        for (argument, result) in self.ir.arguments(continuation).collect::<Values>().into_iter().zip(results) {
            self.ir.replace_all_uses(argument, result);
        }
        self.move_ops(continuation, entry);
    }

    /// Leads all edges from the blocks to the continuation through one block in the region, which it returns, if there
    /// are several; one edge ends the region itself.
    fn end_region(&mut self, region: Region, blocks: &[Block], continuation: Block, ends: &mut Ends) -> Option<Block> {
        let out = blocks.iter().flat_map(|block| Edge::out_of(self.ir, *block));
        let edges: Vec<Edge> = out.filter(|edge| edge.target(self.ir) == Some(continuation)).collect();
        if edges.len() < 2 {
            ends.edges.extend(edges);
            return None;
        }
        let block = self.ir.create_block();
        self.copy_arguments(continuation, block);
        edges.into_iter().for_each(|edge| edge.redirect(self.ir, block));
        self.ir.append_block(region, block);
        ends.blocks.push((block, self.ir.arguments(block).collect()));
        Some(block)
    }

    /// Ends the regions of a new operation by `scf.yield`.
    fn return_values(&mut self, ends: Ends, location: Location) -> ods::Result {
        for (block, values) in ends.blocks {
            self.at_end_of(block, location).insert(scf::YieldOp::new(values))?;
        }
        for edge in ends.edges {
            let values = edge.passed(self.ir);
            self.ir.builder_before(edge.from).insert(scf::YieldOp::new(values))?;
            self.ir.erase(edge.from)?;
        }
        Ok(())
    }

    /// Creates the operation that replaces a branch. Returns it, and its region for each edge.
    ///
    /// It is inserted when its regions have their blocks: a block that moves into a region deep inside others is
    /// compared with all around it.
    fn create_empty_op(&mut self, branch: Operation, types: &[Type]) -> ods::Result<(Operation, Vec<Region>)> {
        if let Some(branch) = self.ir.cast::<CondBranchOp>(branch) {
            let condition = branch.condition(self.ir);
            let mut b = self.detached(branch.operation());
            let op = b.insert(scf::IfOp::with_results(condition, types.iter().copied()))?;
            return Ok((op.into(), vec![op.then_region(self.ir), op.else_region(self.ir)]));
        }
        if let Some(switch) = self.ir.cast::<SwitchOp>(branch) {
            let (flag, cases) = (switch.flag(self.ir), unsigned_cases(self.ir, switch));
            let mut b = self.ir.builder_before(switch);
            let flag = b.value(arith::IndexCastUIOp::new(flag, Type::INDEX))?;
            let count = cases.len();
            let op = self.detached(switch.operation()).insert(scf::IndexSwitchOp::new(
                flag,
                cases,
                count,
                types.iter().copied(),
            ))?;
            let mut regions = vec![op.default_region(self.ir)];
            regions.extend(op.case_regions(self.ir));
            return Ok((op.into(), regions));
        }
        let message = "Cannot convert unknown control flow op to structured control flow";
        Err(self.ir.op_error(branch, message).into())
    }

    /// Returns a builder of detached operations like the branch.
    fn detached(&mut self, branch: Operation) -> OpBuilder<'_> {
        let location = self.ir.location(branch);
        OpBuilder::new(self.ir, InsertionPoint::DETACHED, location)
    }

    /// Replaces the arguments of a block, to which one edge leads, by the values that it passes.
    fn replace_arguments(&mut self, block: Block, passed: &[Value]) -> ods::Result {
        for (position, value) in passed.iter().enumerate().rev() {
            if let Some(argument) = self.ir.argument(block, position) {
                self.ir.replace_all_uses(argument, *value);
            }
            self.ir.erase_argument(block, position)?;
        }
        Ok(())
    }
}

/// Returns the cases of a switch, read as unsigned numbers.
fn unsigned_cases(ir: &Ir, switch: SwitchOp) -> Vec<i64> {
    let context = ir.context();
    let Some(values) = switch.case_values_attr(ir) else { return Vec::new() };
    let count = values.num_elements(context).unwrap_or_default();
    let number = |index| values.int(context, index).map_or(0, |value| value.as_words().first().copied().unwrap_or(0));
    (0..count).map(|index| number(index).cast_signed()).collect()
}
