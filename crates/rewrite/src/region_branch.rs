//! Patterns for operations with regions that pass values along: arguments and results that are the same, or dead.
//!
//! An *input* is a region's argument or a result that receives values; each source of control flow forwards an operand
//! to it. Corresponds to MLIR's `populateRegionBranchOpInterfaceCanonicalizationPatterns`.

use ods_core::interfaces::{RegionBranchOpInterface, RegionBranchPoint};
use ods_core::ir::ValueOwner;
use ods_core::schema::Op;
use ods_core::{Block, Ir, Operation, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::{NoMatch, OpPattern, RewriteResult, Rewriter, Screen};

/// An operand that an operation forwards to an input.
#[derive(Clone, Copy)]
struct Forwarded {
    from: Operation,
    operand: usize,
    value: Value,
    /// The position of the input in [`Inputs::order`].
    input: usize,
}

/// The inputs of an operation, and the operands that they receive.
#[derive(Default)]
struct Inputs {
    /// In order of discovery.
    order: SmallVec<[Value; FEW]>,
    /// Sorted by input; the operands of one input in order of discovery.
    edges: SmallVec<[Forwarded; FEW]>,
    /// The positions of the inputs, if there are many.
    positions: FxHashMap<Value, usize>,
}

/// The most inputs that are searched one by one.
const FEW: usize = 8;

impl Inputs {
    fn of(ir: &Ir, op: Operation) -> Option<Self> {
        let branch = ir.interface::<dyn RegionBranchOpInterface>(op)?;
        let mut inputs = Self::default();
        for point in branch.all_region_branch_points(ir) {
            let from = match point {
                RegionBranchPoint::Parent => op,
                RegionBranchPoint::Terminator(terminator) => terminator,
            };
            for successor in branch.successor_regions(ir, point) {
                let operands = branch.successor_operands(ir, point, &successor);
                for (operand, input) in operands.zip(&successor.inputs) {
                    let Some(value) = ir.operand(from, operand) else { continue };
                    let input = inputs.position_or_add(*input);
                    inputs.edges.push(Forwarded { from, operand, value, input });
                }
            }
        }
        inputs.edges.sort_by_key(|edge| edge.input);
        Some(inputs)
    }

    fn position_or_add(&mut self, input: Value) -> usize {
        self.position(input).unwrap_or_else(|| {
            let position = self.order.len();
            self.order.push(input);
            match position {
                ..FEW => {}
                FEW => self.positions = self.order.iter().copied().zip(0..).collect(),
                _ => {
                    self.positions.insert(input, position);
                }
            }
            position
        })
    }

    /// Returns the position of an input; `None` if the value is none.
    fn position(&self, value: Value) -> Option<usize> {
        if self.order.len() > FEW {
            self.positions.get(&value).copied()
        } else {
            self.order.iter().position(|input| *input == value)
        }
    }

    /// Returns the operands that the input at this position receives.
    fn operands(&self, input: usize) -> &[Forwarded] {
        let start = self.edges.partition_point(|edge| edge.input < input);
        let end = self.edges.partition_point(|edge| edge.input <= input);
        &self.edges[start..end]
    }

    /// Returns the only value besides inputs that the input can have; `None` if there are several.
    fn only_value(&self, input: usize) -> Option<Value> {
        let mut only = None;
        let mut seen = SmallVec::<[bool; 16]>::from_elem(false, self.order.len());
        let mut pending = SmallVec::<[usize; 16]>::from_slice(&[input]);
        while let Some(input) = pending.pop() {
            for operand in self.operands(input) {
                match self.position(operand.value) {
                    Some(next) if !seen[next] => {
                        seen[next] = true;
                        pending.push(next);
                    }
                    Some(_) => {}
                    None if only.is_none_or(|known| known == operand.value) => only = Some(operand.value),
                    None => return None,
                }
            }
        }
        only
    }

    /// Returns the values that the sources of control flow forward to the input now, sorted by source.
    fn received(&self, ir: &Ir, input: usize) -> SmallVec<[(Operation, Value); 4]> {
        let operands = self.operands(input).iter();
        let now = operands.filter_map(|operand| Some((operand.from, ir.operand(operand.from, operand.operand)?)));
        let mut received: SmallVec<[_; 4]> = now.collect();
        received.sort_by_key(|(from, _)| *from);
        received
    }
}

/// Returns whether the value is visible where the input is.
fn is_visible(ir: &Ir, op: Operation, value: Value, input: Value) -> bool {
    let is_inside = ir.value_region(value).is_some_and(|region| ir.region_parent(region) == op);
    let block = |value| match ir.value_owner(value) {
        ValueOwner::Argument(block, _) => Some(block),
        ValueOwner::Result(..) => None,
    };
    !is_inside || block(value).is_some() && block(value) == block(input)
}

/// Returns whether one of the patterns of this module applies to the operation.
fn has_redundant_inputs(ir: &Ir, op: Operation) -> bool {
    let Some(inputs) = Inputs::of(ir, op) else { return false };
    (0..inputs.order.len()).any(|input| replacement(ir, op, &inputs, input).is_some())
        || groups(ir, &inputs).iter().any(|group| has_duplicates(ir, &inputs, group))
        || !dead_inputs(ir, &inputs).is_empty()
}

/// Returns the only value that a used input can have, if it is visible where the input is.
fn replacement(ir: &Ir, op: Operation, inputs: &Inputs, position: usize) -> Option<Value> {
    let input = inputs.order[position];
    let only = if ir.has_uses(input) { inputs.only_value(position) } else { None };
    only.filter(|value| is_visible(ir, op, *value, input))
}

/// Pattern that replaces the uses of an input that can only have one value.
#[derive(Debug)]
pub struct MakeRegionBranchOpSuccessorInputsDead;

impl<O: Op> OpPattern<O> for MakeRegionBranchOpSuccessorInputsDead {
    const SCREEN: Option<Screen> = Some(has_redundant_inputs);

    fn rewrite(op: O, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let op = op.operation();
        let inputs = Inputs::of(rewriter.ir(), op).ok_or(NoMatch)?;
        let mut changed = false;
        for (position, input) in inputs.order.iter().enumerate() {
            if let Some(value) = replacement(rewriter.ir(), op, &inputs, position) {
                rewriter.ir_mut().replace_all_uses(*input, value);
                changed = true;
            }
        }
        if changed { Ok(()) } else { Err(NoMatch) }
    }
}

/// Pattern that replaces the uses of an input that always has the same value as one before it.
#[derive(Debug)]
pub struct RemoveDuplicateSuccessorInputUses;

impl<O: Op> OpPattern<O> for RemoveDuplicateSuccessorInputUses {
    const SCREEN: Option<Screen> = Some(has_redundant_inputs);

    fn rewrite(op: O, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let inputs = Inputs::of(rewriter.ir(), op.operation()).ok_or(NoMatch)?;
        let mut changed = false;
        for group in groups(rewriter.ir(), &inputs) {
            changed |= remove_duplicates(rewriter.ir_mut(), &inputs, &group);
        }
        if changed { Ok(()) } else { Err(NoMatch) }
    }
}

/// Returns the inputs of each owner that has several, by position.
fn groups(ir: &Ir, inputs: &Inputs) -> Vec<Vec<usize>> {
    let mut order: SmallVec<[_; FEW]> = inputs.order.iter().zip(0..).map(|(input, n)| (place(ir, *input), n)).collect();
    order.sort_unstable();
    let groups = order.chunk_by(|((a, _), _), ((b, _), _)| a == b).filter(|group| group.len() > 1);
    groups.map(|group| group.iter().map(|(_, input)| *input).collect()).collect()
}

/// Returns whether a used input of one owner receives the same as one before.
fn has_duplicates(ir: &Ir, inputs: &Inputs, group: &[usize]) -> bool {
    let received: Vec<_> = group.iter().map(|input| inputs.received(ir, *input)).collect();
    let is_duplicate = |second: usize| received[..second].contains(&received[second]);
    (1..group.len()).any(|second| ir.has_uses(inputs.order[group[second]]) && is_duplicate(second))
}

/// Replaces the uses of the inputs of one owner that receive the same as one before. Returns whether anything
/// changed.
fn remove_duplicates(ir: &mut Ir, inputs: &Inputs, group: &[usize]) -> bool {
    let all_received = |ir: &Ir| group.iter().map(|input| inputs.received(ir, *input)).collect::<Vec<_>>();
    let mut received = all_received(ir);
    let mut changed = false;
    for first in 0..group.len() {
        for second in first + 1..group.len() {
            let (kept, duplicate) = (inputs.order[group[first]], inputs.order[group[second]]);
            if received[first] == received[second] && ir.has_uses(duplicate) {
                ir.replace_all_uses(duplicate, kept);
                // A replacement may change what is forwarded.
                received = all_received(ir);
                changed = true;
            }
        }
    }
    changed
}

/// Returns the owner of an argument or a result, and its number there.
fn place(ir: &Ir, input: Value) -> ((Option<Block>, Option<Operation>), usize) {
    match ir.value_owner(input) {
        ValueOwner::Argument(block, position) => ((Some(block), None), position),
        ValueOwner::Result(op, position) => ((None, Some(op)), position),
    }
}

/// Pattern that erases unused inputs with the operands forwarded to them. Inputs that receive the same operand go
/// together or not at all.
#[derive(Debug)]
pub struct RemoveDeadRegionBranchOpSuccessorInputs;

impl<O: Op> OpPattern<O> for RemoveDeadRegionBranchOpSuccessorInputs {
    const SCREEN: Option<Screen> = Some(has_redundant_inputs);

    fn rewrite(op: O, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let op = op.operation();
        let inputs = Inputs::of(rewriter.ir(), op).ok_or(NoMatch)?;
        let dead = dead_inputs(rewriter.ir(), &inputs);
        if dead.is_empty() {
            return Err(NoMatch);
        }
        erase_inputs(rewriter.ir_mut(), op, &inputs, &dead)
    }
}

/// Returns the positions of the inputs whose whole set is unused.
fn dead_inputs(ir: &Ir, inputs: &Inputs) -> Vec<usize> {
    let mut used: SmallVec<[bool; FEW]> = inputs.order.iter().map(|input| ir.has_uses(*input)).collect();
    if used.iter().all(|is_used| *is_used) {
        return Vec::new();
    }
    // An input stays where an operand does.
    for edge in &inputs.edges {
        used[edge.input] |= ir.fixed_operands(edge.from).any(|fixed| fixed.contains(&edge.operand));
    }
    if used.iter().all(|is_used| *is_used) {
        return Vec::new();
    }
    let mut sets = TiedSets { parents: (0..used.len()).collect() };
    let mut operands: Vec<_> = inputs.edges.iter().map(|edge| (edge.from, edge.operand, edge.input)).collect();
    operands.sort_unstable();
    for tied in operands.chunk_by(|(a, i, _), (b, j, _)| (a, i) == (b, j)) {
        tied.iter().for_each(|(.., input)| sets.unite(tied[0].2, *input));
    }
    let mut used_sets = vec![false; used.len()];
    for input in (0..used.len()).filter(|input| used[*input]) {
        used_sets[sets.root(input)] = true;
    }
    (0..used.len()).filter(|input| !used_sets[sets.root(*input)]).collect()
}

/// Disjoint sets of inputs, by position.
struct TiedSets {
    parents: Vec<usize>,
}

impl TiedSets {
    fn root(&self, input: usize) -> usize {
        let mut root = input;
        while self.parents[root] != root {
            root = self.parents[root];
        }
        root
    }

    fn unite(&mut self, a: usize, b: usize) {
        let (a, b) = (self.root(a), self.root(b));
        self.parents[b] = a;
    }
}

fn erase_inputs(ir: &mut Ir, op: Operation, inputs: &Inputs, dead: &[usize]) -> RewriteResult {
    let mut operands: FxHashSet<(Operation, usize)> = FxHashSet::default();
    let mut owners: Vec<Operation> = Vec::new();
    for forwarded in dead.iter().flat_map(|input| inputs.operands(*input)) {
        operands.insert((forwarded.from, forwarded.operand));
        if !owners.contains(&forwarded.from) {
            owners.push(forwarded.from);
        }
    }
    for owner in owners {
        ir.erase_operands(owner, |position| operands.contains(&(owner, position)));
    }
    let mut arguments: Vec<(Block, usize)> = Vec::new();
    let mut results: FxHashSet<usize> = FxHashSet::default();
    for input in dead {
        match ir.value_owner(inputs.order[*input]) {
            ValueOwner::Argument(block, position) => arguments.push((block, position)),
            ValueOwner::Result(_, position) => {
                results.insert(position);
            }
        }
    }
    // The last argument first, so that the positions of the others stay.
    arguments.sort_by_key(|(_, position)| std::cmp::Reverse(*position));
    for (block, position) in arguments {
        ir.erase_argument(block, position)?;
    }
    if !results.is_empty() {
        ir.erase_results(op, |position| results.contains(&position))?;
    }
    Ok(())
}
