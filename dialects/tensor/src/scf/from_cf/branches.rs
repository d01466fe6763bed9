//! Branches become operations with regions: `scf.if` and `scf.index_switch`.
//!
//! The blocks that only one edge of a branch leads to become a region. The block where control flow meets again, and
//! everything after it, moves after the operation.

use ods::ir::SlotSet;
use ods::prelude::*;

use super::Lift;
use super::edges::{Edge, dominated};
use crate::scf;
use ods_arith::arith;
use ods_func::cf::{CondBranchOp, SwitchOp};

/// A branch: the blocks that each edge alone leads to.
struct Split {
    edges: Vec<Edge>,
    regions: Vec<Vec<Block>>,
}

/// The edges to where control flow continues.
struct Continuation {
    edges: Vec<Edge>,
    /// Whether a region contains an exit.
    has_exit: bool,
    /// Whether a region is left by an edge.
    is_reached: bool,
}

impl Split {
    fn of(ir: &Ir, entry: Block) -> Self {
        let edges = Edge::out_of(ir, entry);
        let region = |edge: &Edge| match edge.target(ir) {
            Some(target) if Edge::is_only_one_into(ir, target) => dominated(ir, target),
            Some(_) | None => Vec::new(),
        };
        let regions = edges.iter().map(region).collect();
        Self { edges, regions }
    }

    fn continuation(&self, ir: &Ir, entry: Block) -> Continuation {
        let inside: SlotSet<Block> = self.regions.iter().flatten().copied().chain([entry]).collect();
        let mut continuation = Continuation { edges: Vec::new(), has_exit: false, is_reached: false };
        for (edge, region) in self.edges.iter().zip(&self.regions) {
            if region.is_empty() {
                continuation.edges.push(*edge);
                continuation.is_reached = true;
            }
            for block in region {
                let out = Edge::out_of(ir, *block);
                if out.is_empty() {
                    continuation.has_exit = true;
                    continuation.edges.extend(Edge::into(ir, *block));
                }
                for edge in out {
                    if edge.target(ir).is_some_and(|target| !inside.contains(target)) {
                        continuation.edges.push(edge);
                        continuation.is_reached = true;
                    }
                }
            }
        }
        continuation
    }
}

impl Lift<'_> {
    /// Lifts the branch at the end of a block. Returns the blocks that are to be lifted next.
    pub(super) fn lift_branch(&mut self, entry: Block) -> ods::Result<Vec<Block>> {
        let edges = Edge::out_of(self.ir, entry);
        match &edges[..] {
            [] => Ok(Vec::new()),
            [edge] => self.merge_successor(entry, *edge),
            _ => self.lift_split(entry),
        }
    }

    fn merge_successor(&mut self, entry: Block, edge: Edge) -> ods::Result<Vec<Block>> {
        let Some(successor) = edge.target(self.ir) else { return Ok(Vec::new()) };
        let passed = edge.passed(self.ir);
        for (argument, value) in self.ir.arguments(successor).collect::<Values>().into_iter().zip(passed) {
            self.ir.replace_all_uses(argument, value);
        }
        self.ir.erase(edge.from)?;
        self.append_all(successor, entry)?;
        Ok(vec![entry])
    }

    fn lift_split(&mut self, entry: Block) -> ods::Result<Vec<Block>> {
        let split = Split::of(self.ir, entry);
        let found = split.continuation(self.ir, entry);
        if !found.is_reached {
            // Each edge leads to an exit of its own kind.
            return Ok(split.edges.iter().filter_map(|edge| edge.target(self.ir)).collect());
        }
        let mut targets = found.edges.iter().filter_map(|edge| edge.target(self.ir));
        let mut continuation = targets.next();
        if !targets.all(|target| continuation == Some(target)) || found.has_exit {
            let location = found.edges.first().map_or(Location::UNKNOWN, |edge| self.ir.location(edge.from));
            continuation = self.make_single_entry(location, &found.edges)?;
        }
        if found.has_exit {
            return Ok(vec![entry]);
        }
        match continuation {
            Some(continuation) => self.create_branching_op(entry, split, continuation),
            None => Ok(Vec::new()),
        }
    }

    /// Replaces a branch by an operation with a region for each edge.
    fn create_branching_op(&mut self, entry: Block, split: Split, continuation: Block) -> ods::Result<Vec<Block>> {
        let Some(branch) = self.ir.last_op(entry) else { return Ok(Vec::new()) };
        let types: Vec<Type> = self.ir.arguments(continuation).map(|value| self.ir.value_type(value)).collect();
        let (op, regions) = self.create_empty_op(branch, &types)?;
        let mut heads = Vec::new();
        // Empty blocks, with the values that they return.
        let mut empty: Vec<(Block, Values)> = Vec::new();
        for ((edge, blocks), region) in split.edges.iter().zip(&split.regions).zip(regions) {
            let Some(head) = blocks.first() else {
                let block = self.ir.add_block(region);
                empty.push((block, edge.passed(self.ir)));
                continue;
            };
            let single = self.make_single_exit(blocks, continuation);
            for block in blocks {
                self.ir.detach_block(*block);
                self.ir.append_block(region, *block);
            }
            if let Some(block) = single {
                self.ir.append_block(region, block);
                empty.push((block, self.ir.arguments(block).collect()));
            }
            self.replace_arguments(*head, &edge.passed(self.ir))?;
            heads.push(*head);
        }
        let before = InsertionPoint::before(self.ir, branch);
        self.ir.insert(before, op);
        self.ir.erase(branch)?;
        let location = self.ir.location(op);
        for (block, values) in empty {
            self.at_end_of(block, location).insert(scf::YieldOp::new(values))?;
        }
        for edge in Edge::into(self.ir, continuation) {
            let values = edge.passed(self.ir);
            self.ir.builder_before(edge.from).insert(scf::YieldOp::new(values))?;
            self.ir.erase(edge.from)?;
        }
        let results: Values = self.ir.results(op).collect();
        for (argument, result) in self.ir.arguments(continuation).collect::<Values>().into_iter().zip(results) {
            self.ir.replace_all_uses(argument, result);
        }
        self.append_all(continuation, entry)?;
        heads.push(entry);
        Ok(heads)
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

    /// Leads all edges from the blocks to the continuation through one block, if there are several. Returns that block,
    /// which is in no region yet.
    fn make_single_exit(&mut self, blocks: &[Block], continuation: Block) -> Option<Block> {
        let out = blocks.iter().flat_map(|block| Edge::out_of(self.ir, *block));
        let edges: Vec<Edge> = out.filter(|edge| edge.target(self.ir) == Some(continuation)).collect();
        if edges.len() < 2 {
            return None;
        }
        let block = self.ir.create_block();
        self.copy_arguments(continuation, block);
        edges.into_iter().for_each(|edge| edge.redirect(self.ir, block));
        Some(block)
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
