//! `remove-dead-values`: values that have no effect are not computed, passed and returned.
//!
//! * An operation without effects and without live results is erased.
//! * A function whose calls are all seen loses dead arguments and results, and so do its calls.
//! * A block loses dead arguments, and so do the branches to it.
//! * An operation with regions passes `ub.poison` where the value is dead; its canonicalization patterns remove that.
//!
//! Corresponds to MLIR's pass of the same name, except where that one makes invalid IR: an argument of a block goes
//! only if it is dead, from all branches, and functions that something other than a call refers to stay.

use std::collections::{HashMap, HashSet};

use super::{PoisonOp, UnreachableOp};
use ods::interfaces::{
    BranchOpInterface, CallOpInterface, CallableOpInterface, FunctionOpInterface, RegionBranchOpInterface,
    RegionBranchPoint, SuccessorOperands,
};
use ods::ir::ValueOwner;
use ods::pass::dataflow::Liveness;
use ods::pass::{Analyzed, OperationPass, Pass, PassContext, PassResult, PassSetup};
use ods::prelude::*;
use ods::rewrite::{FrozenPatterns, GreedyConfig, PatternSet};
use ods::schema::TraitSet;

/// The pass `remove-dead-values`. Corresponds to MLIR's pass of the same name.
#[derive(Pass, Clone, Debug)]
#[pass(description = "Remove dead values")]
pub struct RemoveDeadValues {
    /// Whether operations with regions are canonicalized at the end.
    #[option]
    pub canonicalize: bool,
    patterns: Option<FrozenPatterns>,
}

impl Default for RemoveDeadValues {
    fn default() -> Self {
        Self { canonicalize: true, patterns: None }
    }
}

impl OperationPass for RemoveDeadValues {
    fn initialize(&mut self, setup: &PassSetup<'_>) -> PassResult {
        self.patterns = Some(PatternSet::canonicalization(setup.context).freeze(setup.context));
        Ok(())
    }

    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        let liveness = cx.analysis::<Liveness>();
        Plan::of(cx.ir, cx.op, liveness).carry_out(cx.ir)?;
        if !self.canonicalize {
            return Ok(());
        }
        let ir = &*cx.ir;
        let branching = ir.walk_post(cx.op).filter(|op| ir.has_interface::<dyn RegionBranchOpInterface>(*op));
        let branching: Vec<Operation> = branching.collect();
        let Some(patterns) = self.patterns.clone() else { return Ok(()) };
        let result = cx.apply_patterns_to(&branching, &patterns, GreedyConfig::default())?;
        if !result.converged {
            return Err(cx.ir.error(cx.op, "greedy pattern rewrite failed to converge").into());
        }
        Ok(())
    }
}

/// The positions of dead arguments and results of a function.
struct DeadSignature {
    function: Operation,
    calls: Vec<Operation>,
    arguments: HashSet<usize>,
    results: HashSet<usize>,
}

/// The changes to make.
struct Plan {
    liveness: Analyzed<Liveness>,
    calls: HashMap<Operation, Vec<Operation>>,
    functions: Vec<DeadSignature>,
    /// The dead arguments that go, of each block.
    blocks: Vec<(Block, Vec<usize>)>,
    known_blocks: HashSet<Block>,
    /// The operands to replace with `ub.poison`.
    poisoned: Vec<(Operation, Vec<usize>)>,
    erased: Vec<Operation>,
}

impl Plan {
    fn of(ir: &Ir, root: Operation, liveness: Analyzed<Liveness>) -> Self {
        let mut plan = Self {
            liveness,
            calls: HashMap::new(),
            functions: Vec::new(),
            blocks: Vec::new(),
            known_blocks: HashSet::new(),
            poisoned: Vec::new(),
            erased: Vec::new(),
        };
        for call in ir.walk_pre(root).filter(|op| ir.has_interface::<dyn CallOpInterface>(*op)) {
            if let Some(callee) = plan.liveness.callee(ir, call) {
                plan.calls.entry(callee).or_default().push(call);
            }
        }
        ir.walk_post(root).for_each(|op| plan.visit(ir, op));
        plan
    }

    fn is_live(&self, value: Value) -> bool {
        self.liveness.is_live(value)
    }

    fn visit(&mut self, ir: &Ir, op: Operation) {
        if ir.has_interface::<dyn FunctionOpInterface>(op) {
            self.visit_function(ir, op);
        } else if ir.has_interface::<dyn RegionBranchOpInterface>(op) {
            self.visit_region_branch(ir, op);
        } else if ir.has_interface::<dyn BranchOpInterface>(op) {
            self.visit_branch(ir, op);
        } else if !ir.has_traits(op, TraitSet::TERMINATOR) && !ir.has_interface::<dyn CallOpInterface>(op) {
            self.visit_simple(ir, op);
        }
    }

    fn has_live_result(&self, ir: &Ir, op: Operation) -> bool {
        ir.results(op).any(|result| self.is_live(result))
    }

    /// Visits an operation without control flow. One with a dead operand is never executed.
    fn visit_simple(&mut self, ir: &Ir, op: Operation) {
        let has_dead_operand = ir.operands(op).any(|operand| !self.is_live(operand));
        if has_dead_operand || ir.is_memory_effect_free(op) && !self.has_live_result(ir, op) {
            self.erased.push(op);
        }
    }

    fn visit_function(&mut self, ir: &Ir, function: Operation) {
        if !self.liveness.are_calls_known(function) {
            return;
        }
        let Some(interface) = ir.interface::<dyn FunctionOpInterface>(function) else { return };
        let (arguments, results) = (interface.arguments(ir), num_results(ir, function));
        let calls = self.calls.remove(&function).unwrap_or_default();
        let arguments = arguments.into_iter().enumerate().filter(|(_, argument)| !self.is_live(*argument));
        let arguments = arguments.map(|(position, _)| position).collect();
        let is_dead = |position: &usize| {
            calls.iter().all(|call| ir.result(*call, *position).is_none_or(|result| !self.is_live(result)))
        };
        let results = (0..results).filter(is_dead).collect();
        self.functions.push(DeadSignature { function, calls, arguments, results });
    }

    fn visit_region_branch(&mut self, ir: &Ir, op: Operation) {
        if ir.is_memory_effect_free(op) && !self.has_live_result(ir, op) {
            return self.erased.push(op);
        }
        let Some(branch) = ir.interface::<dyn RegionBranchOpInterface>(op) else { return };
        for point in branch.all_region_branch_points(ir) {
            let from = match point {
                RegionBranchPoint::Parent => op,
                RegionBranchPoint::Terminator(terminator) => terminator,
            };
            let mut receives_live: HashMap<usize, bool> = HashMap::new();
            for successor in branch.successor_regions(ir, point) {
                for (operand, input) in branch.successor_operands(ir, point, &successor).zip(&successor.inputs) {
                    *receives_live.entry(operand).or_default() |= self.is_live(*input);
                }
            }
            let is_dead = |position: &usize, receives_live: bool| {
                !receives_live || ir.operand(from, *position).is_some_and(|value| !self.is_live(value))
            };
            let dead = receives_live.into_iter().filter(|(position, live)| is_dead(position, *live));
            let mut dead: Vec<usize> = dead.map(|(position, _)| position).collect();
            dead.sort_unstable();
            if !dead.is_empty() {
                self.poisoned.push((from, dead));
            }
        }
    }

    fn visit_branch(&mut self, ir: &Ir, op: Operation) {
        let Some(branch) = ir.interface::<dyn BranchOpInterface>(op) else { return };
        let all = branch.all_successor_operands(ir);
        let mut is_forwarded = vec![false; ir.num_operands(op)];
        for operands in all {
            if let Some(forwarded) = is_forwarded.get_mut(operands.forwarded) {
                forwarded.fill(true);
            }
        }
        let mut own = ir.operands(op).zip(is_forwarded).filter(|(_, is_forwarded)| !is_forwarded);
        if own.any(|(operand, _)| !self.is_live(operand)) {
            return self.erased.push(op);
        }
        for block in ir.successors(op) {
            if self.known_blocks.insert(block) {
                let dead = self.removable_arguments(ir, block);
                if !dead.is_empty() {
                    self.blocks.push((block, dead));
                }
            }
        }
    }

    /// Returns the positions of dead arguments that receive a dead value from a branch; a dead argument that receives
    /// only live ones stays, as in MLIR.
    fn removable_arguments(&self, ir: &Ir, block: Block) -> Vec<usize> {
        let dead = ir.arguments(block).enumerate().filter(|(_, argument)| !self.is_live(*argument));
        let dead: Vec<usize> = dead.map(|(position, _)| position).collect();
        if dead.is_empty() {
            return dead;
        }
        let edges = edges_into(ir, block);
        let is_removable = |position: usize| {
            let mut receives_dead = false;
            for (branch, operands) in &edges {
                let Some(value) = operands.as_ref().and_then(|operands| operands.operand(ir, *branch, position)) else {
                    return false;
                };
                receives_dead |= !self.is_live(value);
            }
            receives_dead
        };
        dead.into_iter().filter(|position| is_removable(*position)).collect()
    }

    fn carry_out(self, ir: &mut Ir) -> ods::Result {
        let mut poisons = Poisons::default();
        // Doomed operations use nothing any more, so that they can go in any order.
        for op in &self.erased {
            let inside: Vec<Operation> = ir.walk_pre(*op).collect();
            inside.into_iter().for_each(|op| ir.set_operands(op, []));
        }
        for op in self.erased {
            erase_op(ir, op, &mut poisons)?;
        }
        for (op, positions) in self.poisoned {
            poisons.replace_operands(ir, op, &positions)?;
        }
        erase_block_arguments(ir, self.blocks, &mut poisons)?;
        for signature in &self.functions {
            erase_in_signature(ir, signature, &mut poisons)?;
        }
        poisons.erase_unused(ir)
    }
}

/// The new poison values.
#[derive(Default)]
struct Poisons(Vec<PoisonOp>);

impl Poisons {
    /// Creates a poison value of the type, and with the location, of a value.
    fn like(&mut self, mut b: OpBuilder<'_>, value: Value) -> Result<Value, BuildError> {
        let (ty, location) = (b.type_of(value), b.ir().value_location(value));
        let mut b = b.with_location(location);
        let poison = b.insert(PoisonOp::new(ty))?;
        self.0.push(poison);
        Ok(poison.result(b.ir()))
    }

    fn replace_operands(&mut self, ir: &mut Ir, op: Operation, positions: &[usize]) -> ods::Result {
        for position in positions {
            let value = if ir.contains(op) { ir.operand(op, *position) } else { None };
            if let Some(value) = value {
                let poison = self.like(ir.builder_before(op), value)?;
                ir.set_operand(op, *position, poison);
            }
        }
        Ok(())
    }

    /// Replaces the uses of a value that goes. Only code that is never executed, or that changes next, has any.
    fn replace_uses(&mut self, ir: &mut Ir, value: Value) -> ods::Result {
        if ir.has_uses(value) {
            let b = match ir.value_owner(value) {
                ValueOwner::Result(op, _) => ir.builder_before(op),
                ValueOwner::Argument(block, _) => ir.builder_at_start_of(block),
            };
            let poison = self.like(b, value)?;
            ir.replace_all_uses(value, poison);
        }
        Ok(())
    }

    fn erase_unused(self, ir: &mut Ir) -> ods::Result {
        for poison in self.0 {
            if ir.contains(poison) && ir.is_trivially_dead(poison) {
                ir.erase(poison)?;
            }
        }
        Ok(())
    }
}

/// Returns the edges into a block, each with the operands that its branch passes, if it tells.
fn edges_into(ir: &Ir, block: Block) -> Vec<(Operation, Option<SuccessorOperands>)> {
    // Most often, the edges of a branch follow each other.
    let mut last: Option<(Operation, Vec<SuccessorOperands>)> = None;
    let mut operands = |(branch, index): (Operation, usize)| {
        if last.as_ref().is_none_or(|(op, _)| *op != branch) {
            let interface = ir.interface::<dyn BranchOpInterface>(branch);
            last = Some((branch, interface.map(|branch| branch.all_successor_operands(ir)).unwrap_or_default()));
        }
        (branch, last.as_ref().and_then(|(_, all)| all.get(index)).cloned())
    };
    ir.predecessor_edges(block).map(&mut operands).collect()
}

/// Erases these arguments of blocks, except arguments that receive operands that their branch cannot lose.
fn erase_block_arguments(ir: &mut Ir, mut blocks: Vec<(Block, Vec<usize>)>, poisons: &mut Poisons) -> ods::Result {
    blocks.retain(|(block, _)| ir.contains_block(*block));
    // The operands of all blocks together: a branch may lead to many.
    let mut doomed: HashMap<Operation, HashSet<usize>> = HashMap::new();
    for (block, positions) in &mut blocks {
        let edges = edges_into(ir, *block);
        let passed = edges.iter().filter_map(|(branch, operands)| Some((*branch, operands.as_ref()?)));
        for (branch, SuccessorOperands { produced, forwarded }) in passed.clone() {
            let fixed = ir.fixed_operands(branch).flatten().filter(|operand| forwarded.contains(operand));
            let kept: Vec<usize> = fixed.map(|operand| produced + operand - forwarded.start).collect();
            positions.retain(|position| !kept.contains(position));
        }
        for (branch, SuccessorOperands { produced, forwarded }) in passed {
            let operands = positions.iter().filter_map(|position| position.checked_sub(*produced));
            let operands = operands.map(|position| forwarded.start + position);
            doomed.entry(branch).or_default().extend(operands.filter(|operand| forwarded.contains(operand)));
        }
    }
    for (branch, operands) in doomed {
        ir.erase_operands(branch, |position| operands.contains(&position));
    }
    for (block, positions) in blocks {
        for position in positions.into_iter().rev() {
            if let Some(argument) = ir.argument(block, position) {
                poisons.replace_uses(ir, argument)?;
            }
            ir.erase_argument(block, position)?;
        }
    }
    Ok(())
}

fn erase_in_signature(ir: &mut Ir, dead: &DeadSignature, poisons: &mut Poisons) -> ods::Result {
    let Some(function) = ir.interface::<dyn FunctionOpInterface>(dead.function) else { return Ok(()) };
    let results = num_results(ir, dead.function);
    for returned in
        returns(ir, dead.function).into_iter().filter(|op| ir.num_operands(*op) == results).collect::<Vec<_>>()
    {
        ir.erase_operands(returned, |position| dead.results.contains(&position));
    }
    let calls: Vec<Operation> = dead.calls.iter().copied().filter(|call| ir.contains(*call)).collect();
    for call in &calls {
        let Some(interface) = ir.interface::<dyn CallOpInterface>(*call) else { continue };
        let passed = interface.arg_operand_range(ir);
        interface.erase_arg_attrs(ir, &|position| dead.arguments.contains(&position));
        interface.erase_res_attrs(ir, &|position| dead.results.contains(&position));
        ir.erase_operands(*call, |position| {
            passed.contains(&position) && dead.arguments.contains(&(position - passed.start))
        });
    }
    for (position, argument) in function.arguments(ir).into_iter().enumerate() {
        if dead.arguments.contains(&position) {
            poisons.replace_uses(ir, argument)?;
        }
    }
    function.erase_arguments(ir, &|position| dead.arguments.contains(&position))?;
    function.erase_results(ir, &|position| dead.results.contains(&position));
    for call in &calls {
        for position in &dead.results {
            if let Some(result) = ir.result(*call, *position) {
                poisons.replace_uses(ir, result)?;
            }
        }
        if !dead.results.is_empty() {
            ir.erase_results(*call, |position| dead.results.contains(&position))?;
        }
    }
    Ok(())
}

fn num_results(ir: &Ir, function: Operation) -> usize {
    let callable = ir.interface::<dyn CallableOpInterface>(function);
    callable.map_or(0, |callable| callable.callable_result_types(ir).len())
}

/// Returns the terminators that return from a function.
fn returns(ir: &Ir, function: Operation) -> Vec<Operation> {
    let blocks = ir.regions(function).flat_map(|region| ir.blocks(region));
    let is_return = |op: &Operation| ir.schema(*op).is_some_and(|schema| schema.has_trait::<ods::traits::ReturnLike>());
    blocks.filter_map(|block| ir.last_op(block)).filter(is_return).collect()
}

fn erase_op(ir: &mut Ir, op: Operation, poisons: &mut Poisons) -> ods::Result {
    if !ir.contains(op) {
        return Ok(());
    }
    for result in ir.results(op).collect::<Values>() {
        poisons.replace_uses(ir, result)?;
    }
    if ir.has_traits(op, TraitSet::TERMINATOR) {
        ir.builder_before(op).insert(UnreachableOp::new())?;
    }
    ir.erase(op)?;
    Ok(())
}
