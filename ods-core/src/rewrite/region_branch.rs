//! Patterns for operations with regions that pass values along: arguments and results that are the same, or dead.
//!
//! An *input* is a region's argument or a result that receives values; each source of control flow forwards an operand to it.
//! Corresponds to MLIR's `populateRegionBranchOpInterfaceCanonicalizationPatterns`.

use rustc_hash::{FxHashMap, FxHashSet};

use super::{NoMatch, OpPattern, RewriteResult, Rewriter};
use crate::entity::{Block, Operation, Value};
use crate::interfaces::{RegionBranchOpInterface, RegionBranchPoint};
use crate::ir::{Ir, ValueOwner};
use crate::schema::Op;

/// An operand that an operation forwards to an input.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Forwarded {
    from: Operation,
    operand: usize,
    value: Value,
}

/// The inputs of an operation, and the operands that they receive.
#[derive(Default)]
struct Inputs {
    /// In order of discovery.
    order: Vec<Value>,
    operands: FxHashMap<Value, Vec<Forwarded>>,
    /// The inputs of each operand, in order of discovery.
    edges: Vec<(Forwarded, Value)>,
}

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
                    inputs.add(Forwarded { from, operand, value }, *input);
                }
            }
        }
        Some(inputs)
    }

    fn add(&mut self, forwarded: Forwarded, input: Value) {
        let operands = self.operands.entry(input).or_insert_with(|| {
            self.order.push(input);
            Vec::new()
        });
        operands.push(forwarded);
        self.edges.push((forwarded, input));
    }

    /// Returns the only value that is no input itself and that the input can have; `None` if there are several.
    fn only_value(&self, input: Value) -> Option<Value> {
        let mut only = None;
        let mut seen = FxHashSet::default();
        let mut pending = vec![input];
        while let Some(value) = pending.pop() {
            match self.operands.get(&value) {
                Some(operands) => {
                    pending.extend(operands.iter().map(|operand| operand.value).filter(|value| seen.insert(*value)));
                }
                None if only.is_none_or(|known| known == value) => only = Some(value),
                None => return None,
            }
        }
        only
    }

    /// Returns the values that the sources of control flow forward to the input.
    fn received(&self, input: Value) -> FxHashMap<Operation, Value> {
        self.operands[&input].iter().map(|operand| (operand.from, operand.value)).collect()
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

/// Pattern that replaces the uses of an input that can only have one value.
#[derive(Debug)]
pub struct MakeRegionBranchOpSuccessorInputsDead;

impl<O: Op> OpPattern<O> for MakeRegionBranchOpSuccessorInputsDead {
    fn rewrite(op: O, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let op = op.operation();
        let inputs = Inputs::of(rewriter.ir(), op).ok_or(NoMatch)?;
        let mut changed = false;
        for input in &inputs.order {
            let ir = rewriter.ir_mut();
            if !ir.has_uses(*input) {
                continue;
            }
            if let Some(value) = inputs.only_value(*input).filter(|value| is_visible(ir, op, *value, *input)) {
                ir.replace_all_uses(*input, value);
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
    fn rewrite(op: O, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let inputs = Inputs::of(rewriter.ir(), op.operation()).ok_or(NoMatch)?;
        let mut order = inputs.order.clone();
        order.sort_by_key(|input| position(rewriter.ir(), *input));
        let received: Vec<_> = order.iter().map(|input| inputs.received(*input)).collect();
        let mut changed = false;
        for first in 0..order.len() {
            for second in first + 1..order.len() {
                let ir = rewriter.ir_mut();
                let may_replace = ir.has_uses(order[second]) && have_same_owner(ir, order[first], order[second]);
                // Earlier replacements may have changed what is forwarded.
                let now = |input: usize| -> FxHashMap<Operation, Value> {
                    let operands = inputs.operands[&order[input]].iter();
                    operands
                        .filter_map(|operand| Some((operand.from, ir.operand(operand.from, operand.operand)?)))
                        .collect()
                };
                let is_candidate = may_replace && received[first].len() == received[second].len();
                if is_candidate && now(first) == now(second) {
                    ir.replace_all_uses(order[second], order[first]);
                    changed = true;
                }
            }
        }
        if changed { Ok(()) } else { Err(NoMatch) }
    }
}

/// Returns the number of an argument or a result.
fn position(ir: &Ir, value: Value) -> usize {
    match ir.value_owner(value) {
        ValueOwner::Argument(_, position) | ValueOwner::Result(_, position) => position,
    }
}

fn have_same_owner(ir: &Ir, a: Value, b: Value) -> bool {
    match (ir.value_owner(a), ir.value_owner(b)) {
        (ValueOwner::Argument(a, _), ValueOwner::Argument(b, _)) => a == b,
        (ValueOwner::Result(a, _), ValueOwner::Result(b, _)) => a == b,
        (ValueOwner::Argument(..), ValueOwner::Result(..)) | (ValueOwner::Result(..), ValueOwner::Argument(..)) => {
            false
        }
    }
}

/// Pattern that erases unused inputs with the operands forwarded to them. Inputs that receive the same operand go together or not at all.
#[derive(Debug)]
pub struct RemoveDeadRegionBranchOpSuccessorInputs;

impl<O: Op> OpPattern<O> for RemoveDeadRegionBranchOpSuccessorInputs {
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

/// Returns the inputs whose whole set is unused.
fn dead_inputs(ir: &Ir, inputs: &Inputs) -> Vec<Value> {
    let mut sets = TiedSets { parents: inputs.order.iter().map(|input| (*input, *input)).collect() };
    let mut first_of: FxHashMap<Forwarded, Value> = FxHashMap::default();
    for (forwarded, input) in &inputs.edges {
        let first = *first_of.entry(*forwarded).or_insert(*input);
        sets.unite(first, *input);
    }
    let used: FxHashSet<Value> =
        inputs.order.iter().filter(|input| ir.has_uses(**input)).map(|input| sets.root(*input)).collect();
    inputs.order.iter().copied().filter(|input| !used.contains(&sets.root(*input))).collect()
}

/// Disjoint sets of inputs.
struct TiedSets {
    parents: FxHashMap<Value, Value>,
}

impl TiedSets {
    fn root(&self, input: Value) -> Value {
        let mut root = input;
        while self.parents[&root] != root {
            root = self.parents[&root];
        }
        root
    }

    fn unite(&mut self, a: Value, b: Value) {
        let (a, b) = (self.root(a), self.root(b));
        self.parents.insert(b, a);
    }
}

fn erase_inputs(ir: &mut Ir, op: Operation, inputs: &Inputs, dead: &[Value]) -> RewriteResult {
    let mut operands: FxHashSet<(Operation, usize)> = FxHashSet::default();
    let mut owners: Vec<Operation> = Vec::new();
    for forwarded in dead.iter().flat_map(|input| &inputs.operands[input]) {
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
        match ir.value_owner(*input) {
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
