//! Liveness: the values that are used for an effect, or may be seen from outside.
//!
//! Values flow from operands to *receivers*: results, and arguments of blocks and regions. A value is live if an
//! operation with effects or a terminator uses it, or if something that it flows to is live. Nothing is live in code
//! that is never executed.
//!
//! Corresponds to MLIR's `LivenessAnalysis`, with `wouldOpBeTriviallyDead` for the effects.

use ods_core::interfaces::{BranchOpInterface, RegionBranchOpInterface, RegionBranchPoint, RegionSuccessor};
use ods_core::ir::{SlotSet, ValueOwner};
use ods_core::traits::ReturnLike;
use ods_core::{Block, Ir, Operation, Value};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::callables::{Callables, callable_region};
use super::{ConstantAnalysis, Solver};
use crate::interfaces::CallOpInterface;

/// The live values of an operation and everything inside.
pub struct Liveness {
    live: SlotSet<Value>,
    callables: Callables,
}

impl Liveness {
    /// Analyzes the operation and everything inside.
    pub fn of(ir: &mut Ir, root: Operation) -> Self {
        let (executed, callables) = Solver::run(ir, root, ConstantAnalysis).into_execution();
        let mut flow = Flow::new(ir, executed, callables);
        for op in ir.walk_pre(root) {
            if flow.is_executed(op) {
                flow.visit(op);
            }
        }
        flow.spread();
        Self { live: flow.live, callables: flow.callables }
    }

    /// Returns whether the value is live.
    pub fn is_live(&self, value: Value) -> bool {
        self.live.contains(value)
    }

    /// Returns whether all calls of the callable are seen: nothing outside of the analyzed operation can call it.
    pub fn are_calls_known(&self, callable: Operation) -> bool {
        self.callables.are_calls_known(callable)
    }

    /// Returns the callable that the operation calls, if its body is seen.
    pub fn callee(&mut self, ir: &Ir, call: Operation) -> Option<Operation> {
        self.callables.callee(ir, call)
    }
}

/// The flow of values backward, while it is followed.
struct Flow<'ir> {
    ir: &'ir Ir,
    executed: SlotSet<Block>,
    callables: Callables,
    live: SlotSet<Value>,
    pending: Vec<Value>,
    /// The values that flow to a receiver, except from the operands of plain operations to their results.
    sources: FxHashMap<Value, SmallVec<[Value; 2]>>,
    /// Operations whose results do not depend on all operands.
    forwarding: SlotSet<Operation>,
}

impl<'ir> Flow<'ir> {
    fn new(ir: &'ir Ir, executed: SlotSet<Block>, callables: Callables) -> Self {
        Self {
            ir,
            executed,
            callables,
            live: SlotSet::new(),
            pending: Vec::new(),
            sources: FxHashMap::default(),
            forwarding: SlotSet::new(),
        }
    }

    fn is_executed(&self, op: Operation) -> bool {
        self.ir.parent_block(op).is_none_or(|block| self.executed.contains(block))
    }

    fn mark(&mut self, value: Value) {
        if self.live.insert(value) {
            self.pending.push(value);
        }
    }

    fn add_source(&mut self, receiver: Value, source: Value) {
        self.sources.entry(receiver).or_default().push(source);
    }

    /// Follows the flow from all live values.
    fn spread(&mut self) {
        while let Some(value) = self.pending.pop() {
            for source in self.sources.remove(&value).unwrap_or_default() {
                self.mark(source);
            }
            if let ValueOwner::Result(op, _) = self.ir.value_owner(value)
                && !self.forwarding.contains(op)
            {
                self.ir.operands(op).for_each(|operand| self.mark(operand));
            }
        }
    }

    fn visit(&mut self, op: Operation) {
        let ir = self.ir;
        if ir.has_interface::<dyn RegionBranchOpInterface>(op) {
            return self.visit_region_branch(op);
        }
        if ir.has_interface::<dyn BranchOpInterface>(op) {
            return self.visit_branch(op);
        }
        if ir.has_interface::<dyn CallOpInterface>(op) && self.visit_call(op) {
            return;
        }
        if self.visit_return(op) {
            return;
        }
        if !ir.would_be_trivially_dead(op) {
            ir.operands(op).for_each(|operand| self.mark(operand));
        }
    }

    /// Visits operands on which the control flow of the operation depends, and arguments that it defines: they are live
    /// if the operation has effects, or if one of its results is live.
    fn visit_own(&mut self, op: Operation, values: impl Iterator<Item = Value>, has_effects: bool) {
        for value in values {
            if has_effects {
                self.mark(value);
            }
            for result in self.ir.results(op) {
                self.add_source(result, value);
            }
        }
    }

    /// Adds the flow along the edges from `from`, which is the operation or a terminator inside. Returns the positions
    /// of the forwarded operands.
    fn visit_edges(
        &mut self,
        from: Operation,
        successors: &[RegionSuccessor],
        operands_to: impl Fn(&RegionSuccessor) -> std::ops::Range<usize>,
    ) -> Vec<bool> {
        let mut forwarded = vec![false; self.ir.num_operands(from)];
        for successor in successors {
            for (operand, input) in operands_to(successor).zip(&successor.inputs) {
                if let Some(value) = self.ir.operand(from, operand) {
                    self.add_source(*input, value);
                    forwarded[operand] = true;
                }
            }
        }
        forwarded
    }

    fn visit_region_branch(&mut self, op: Operation) {
        let ir = self.ir;
        let Some(branch) = ir.interface::<dyn RegionBranchOpInterface>(op) else { return };
        self.forwarding.insert(op);
        let has_effects = !ir.would_be_trivially_dead(op);
        for point in branch.all_region_branch_points(ir) {
            let from = match point {
                RegionBranchPoint::Parent => op,
                RegionBranchPoint::Terminator(terminator) if self.is_executed(terminator) => terminator,
                RegionBranchPoint::Terminator(_) => continue,
            };
            let successors = branch.successor_regions(ir, point);
            let forwarded =
                self.visit_edges(from, &successors, |successor| branch.successor_operands(ir, point, successor));
            let own = ir.operands(from).zip(&forwarded).filter(|(_, forwarded)| !**forwarded).map(|(value, _)| value);
            self.visit_own(op, own, has_effects);
            for successor in &successors {
                let entry = successor.region.and_then(|region| ir.entry_block(region));
                let defined = entry.into_iter().flat_map(|entry| ir.arguments(entry));
                self.visit_own(op, defined.filter(|argument| !successor.inputs.contains(argument)), has_effects);
            }
        }
    }

    fn visit_branch(&mut self, op: Operation) {
        let Some(branch) = self.ir.interface::<dyn BranchOpInterface>(op) else { return };
        let mut forwarded = vec![false; self.ir.num_operands(op)];
        for (block, operands) in self.ir.successors(op).zip(branch.all_successor_operands(self.ir)) {
            for (position, argument) in self.ir.arguments(block).enumerate() {
                if let Some(value) = operands.operand(self.ir, op, position) {
                    self.add_source(argument, value);
                }
            }
            operands.forwarded.clone().for_each(|position| forwarded[position] = true);
        }
        for (value, _) in self.ir.operands(op).zip(forwarded).filter(|(_, forwarded)| !forwarded) {
            self.mark(value);
        }
    }

    /// Visits a call of a callable whose body is seen. Returns whether it is one.
    fn visit_call(&mut self, op: Operation) -> bool {
        let ir = self.ir;
        let Some(callee) = self.callables.callee(ir, op) else { return false };
        let Some(entry) = callable_region(ir, callee).and_then(|region| ir.entry_block(region)) else { return false };
        let Some(call) = ir.interface::<dyn CallOpInterface>(op) else { return false };
        self.forwarding.insert(op);
        let passed = call.arg_operand_range(ir);
        for (operand, parameter) in passed.clone().zip(ir.arguments(entry)) {
            if let Some(value) = ir.operand(op, operand) {
                self.add_source(parameter, value);
            }
        }
        let parameters = ir.num_arguments(entry);
        for (operand, value) in ir.operands(op).enumerate() {
            if !passed.contains(&operand) || operand - passed.start >= parameters {
                self.mark(value);
            }
        }
        true
    }

    /// Visits a terminator that leaves a region of a branching operation or a callable. Returns whether it is one.
    fn visit_return(&mut self, op: Operation) -> bool {
        let ir = self.ir;
        let Some(parent) = ir.parent_op(op) else { return false };
        let ends_region = ir.next_op(op).is_none() && ir.num_successors(op) == 0;
        if ends_region && ir.has_interface::<dyn RegionBranchOpInterface>(parent) {
            return true;
        }
        let is_return = ir.schema(op).is_some_and(|schema| schema.has_trait::<ReturnLike>());
        if !is_return || callable_region(ir, parent).is_none() {
            return false;
        }
        if !self.callables.are_calls_known(parent) {
            ir.operands(op).for_each(|operand| self.mark(operand));
            return true;
        }
        for call in self.callables.calls(parent).to_vec() {
            for (result, value) in ir.results(call).zip(ir.operands(op)) {
                self.add_source(result, value);
            }
        }
        true
    }
}

impl std::fmt::Debug for Liveness {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Liveness").finish_non_exhaustive()
    }
}
