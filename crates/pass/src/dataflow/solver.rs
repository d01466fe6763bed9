//! The solver.

use std::collections::VecDeque;

use ods_core::interfaces::{
    BranchOpInterface, RegionBranchOpInterface, RegionBranchPoint, RegionBranchTerminatorOpInterface, RegionSuccessor,
};
use ods_core::ir::{SlotMap, SlotSet};
use ods_core::{Attribute, Block, Ir, Operation, Region, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use super::callables::{Callables, callable_region};
use crate::interfaces::CallOpInterface;

/// An analysis of values, forward along the flow of control.
pub trait SparseAnalysis {
    /// The fact about a value. The default represents a value that no execution reached; facts that are joined get less
    /// precise until they stay, after a bounded number of steps.
    type State: Clone + Default + PartialEq;

    /// Returns whether an execution reached the value.
    fn is_reached(state: &Self::State) -> bool;

    /// Returns the constant that the value is known to be.
    fn constant(state: &Self::State) -> Option<Attribute>;

    /// Returns the fact about an unknown value.
    fn entry_state(&self, ir: &Ir, value: Value) -> Self::State;

    /// Returns the fact that holds if one of the two holds.
    fn join(a: &Self::State, b: &Self::State) -> Self::State;

    /// Returns the fact about a value that an operation computes, from the one known before and the one computed now.
    /// By default, both are joined.
    fn update(&self, ir: &Ir, value: Value, known: &Self::State, computed: &Self::State) -> Self::State {
        let _ = (ir, value);
        Self::join(known, computed)
    }

    /// Returns the fact about a value, limited to what the analysis may know of it. By default, there is no limit.
    fn limit(&self, value: Value, state: Self::State) -> Self::State {
        let _ = value;
        state
    }

    /// Returns the fact about an argument of a region that its operation defines, such as an induction variable. By
    /// default, nothing is known of it. The facts about other values may be asked for; the operation is visited again
    /// if they change.
    fn visit_argument(
        &mut self,
        ir: &Ir,
        op: Operation,
        argument: Value,
        state_of: &mut dyn FnMut(Value) -> Self::State,
    ) -> Self::State {
        let _ = (op, state_of);
        self.entry_state(ir, argument)
    }

    /// Returns the facts about the results; `None` as long as they are not reached. The IR must be unchanged at the
    /// end. The facts about other values may be asked for; the operation is visited again if they change.
    fn visit(
        &mut self,
        ir: &mut Ir,
        op: Operation,
        operands: &[Self::State],
        state_of: &mut dyn FnMut(Value) -> Self::State,
    ) -> Option<Vec<Self::State>>;
}

/// A solver of an analysis, with the facts found so far.
pub struct Solver<'ir, A: SparseAnalysis> {
    ir: &'ir mut Ir,
    analysis: A,
    states: SlotMap<Value, A::State>,
    executed: SlotSet<Block>,
    pending: VecDeque<Operation>,
    queued: SlotSet<Operation>,
    callables: Callables,
    /// Operations that depend on values that are not among their operands.
    others: FxHashMap<Value, FxHashSet<Operation>>,
}

/// The facts, without the IR.
pub(crate) struct Solution<A: SparseAnalysis> {
    pub(crate) analysis: A,
    pub(crate) states: SlotMap<Value, A::State>,
    /// The blocks that are executed.
    pub(crate) executed: SlotSet<Block>,
}

impl<'ir, A: SparseAnalysis> Solver<'ir, A> {
    /// Analyzes the operation and everything inside.
    pub fn run(ir: &'ir mut Ir, root: Operation, analysis: A) -> Self {
        let callables = Callables::of(ir, root);
        let mut solver = Solver {
            ir,
            analysis,
            states: SlotMap::new(),
            executed: SlotSet::new(),
            pending: VecDeque::new(),
            queued: SlotSet::new(),
            callables,
            others: FxHashMap::default(),
        };
        for region in solver.ir.regions(root).collect::<SmallVec<[Region; 2]>>() {
            solver.enter_unknown(region);
        }
        while let Some(op) = solver.pending.pop_front() {
            solver.queued.remove(op);
            solver.visit(op);
        }
        solver
    }

    /// Returns the fact about the value.
    pub fn state(&self, value: Value) -> &A::State {
        self.states.get(value)
    }

    /// Returns whether the block is executed.
    pub fn is_executed(&self, block: Block) -> bool {
        self.executed.contains(block)
    }

    /// Returns the facts, and releases the IR.
    pub fn into_states(self) -> SlotMap<Value, A::State> {
        self.states
    }

    /// Returns all that is found, and releases the IR.
    pub(crate) fn into_solution(self) -> Solution<A> {
        Solution { analysis: self.analysis, states: self.states, executed: self.executed }
    }

    /// Returns the executed blocks and the calls, and releases the IR.
    pub(super) fn into_execution(self) -> (SlotSet<Block>, Callables) {
        (self.executed, self.callables)
    }

    fn queue(&mut self, op: Operation) {
        if self.queued.insert(op) {
            self.pending.push_back(op);
        }
    }

    /// Joins a fact into that about the value.
    fn join(&mut self, value: Value, state: &A::State) {
        let joined = A::join(self.states.get(value), state);
        self.set(value, joined);
    }

    /// Takes a fact that an operation computed into that about the value.
    fn update(&mut self, value: Value, computed: &A::State) {
        let updated = self.analysis.update(self.ir, value, self.states.get(value), computed);
        self.set(value, updated);
    }

    fn set(&mut self, value: Value, state: A::State) {
        let state = self.analysis.limit(value, state);
        if state == *self.states.get(value) {
            return;
        }
        *self.states.get_mut(value) = state;
        let users: SmallVec<[Operation; 4]> = self.ir.users(value).collect();
        for user in users {
            if self.is_live(user) {
                self.queue(user);
            }
        }
        if let Some(others) = self.others.get(&value) {
            let others: Vec<Operation> = others.iter().copied().collect();
            others.into_iter().for_each(|op| self.queue(op));
        }
    }

    fn join_unknown(&mut self, value: Value) {
        let state = self.analysis.entry_state(self.ir, value);
        self.join(value, &state);
    }

    fn is_live(&self, op: Operation) -> bool {
        self.ir.parent_block(op).is_some_and(|block| self.executed.contains(block))
    }

    /// Marks the block as executed.
    fn execute(&mut self, block: Block) {
        if !self.executed.insert(block) {
            return;
        }
        let ops: Vec<Operation> = self.ir.block_ops(block).collect();
        ops.into_iter().for_each(|op| self.queue(op));
    }

    /// Marks the region as executed, with unknown arguments.
    fn enter_unknown(&mut self, region: Region) {
        let Some(entry) = self.ir.entry_block(region) else { return };
        let arguments: SmallVec<[Value; 4]> = self.ir.arguments(entry).collect();
        arguments.into_iter().for_each(|argument| self.join_unknown(argument));
        self.execute(entry);
    }

    fn states_of_operands(&self, op: Operation) -> SmallVec<[A::State; 4]> {
        self.ir.operands(op).map(|operand| self.states.get(operand).clone()).collect()
    }

    /// Returns the known constants among the operands; `None` if one is not reached yet.
    fn constants_of(&self, op: Operation) -> Option<SmallVec<[Option<Attribute>; 4]>> {
        let constant = |operand| {
            let state = self.states.get(operand);
            A::is_reached(state).then(|| A::constant(state))
        };
        self.ir.operands(op).map(constant).collect()
    }

    fn visit(&mut self, op: Operation) {
        if self.ir.has_interface::<dyn CallOpInterface>(op) {
            self.visit_call(op);
        } else if self.ir.has_interface::<dyn RegionBranchOpInterface>(op) {
            self.visit_region_branch(op);
        } else {
            self.visit_regions(op);
            self.visit_results(op);
        }
        self.visit_return(op);
        self.visit_successors(op);
    }

    fn visit_results(&mut self, op: Operation) {
        if self.ir.num_results(op) == 0 {
            return;
        }
        let operands = self.states_of_operands(op);
        let (states, mut asked) = (&self.states, Vec::new());
        let mut state_of = |value| {
            asked.push(value);
            states.get(value).clone()
        };
        let found = self.analysis.visit(self.ir, op, &operands, &mut state_of);
        self.depend_on(op, asked);
        let results: SmallVec<[Value; 2]> = self.ir.results(op).collect();
        for (result, state) in results.into_iter().zip(found.into_iter().flatten()) {
            self.update(result, &state);
        }
    }

    /// Makes the operation be visited again when facts about values that are not among its operands change.
    fn depend_on(&mut self, op: Operation, values: Vec<Value>) {
        for value in values {
            self.others.entry(value).or_default().insert(op);
        }
    }

    /// Visits an argument of a region that the operation defines.
    fn visit_argument(&mut self, op: Operation, argument: Value) {
        let (states, mut asked) = (&self.states, Vec::new());
        let mut state_of = |value| {
            asked.push(value);
            states.get(value).clone()
        };
        let state = self.analysis.visit_argument(self.ir, op, argument, &mut state_of);
        self.depend_on(op, asked);
        self.update(argument, &state);
    }

    /// Visits the regions of an operation that does not tell when they are executed.
    fn visit_regions(&mut self, op: Operation) {
        if callable_region(self.ir, op).is_some() {
            // A callable whose calls are all seen is executed by them.
            if self.callables.are_calls_known(op) && !self.callables.is_called(op) {
                return;
            }
            if self.callables.are_calls_known(op) {
                return self.execute_regions(op);
            }
        }
        for region in self.ir.regions(op).collect::<SmallVec<[Region; 2]>>() {
            self.enter_unknown(region);
        }
    }

    fn execute_regions(&mut self, op: Operation) {
        let entries: SmallVec<[Block; 2]> =
            self.ir.regions(op).filter_map(|region| self.ir.entry_block(region)).collect();
        entries.into_iter().for_each(|entry| self.execute(entry));
    }

    fn visit_call(&mut self, call: Operation) {
        let results: SmallVec<[Value; 2]> = self.ir.results(call).collect();
        let Some(callee) = self.callables.callee(self.ir, call) else {
            return results.into_iter().for_each(|result| self.join_unknown(result));
        };
        let returns = self.callables.add_call(callee, call);
        if self.callables.are_calls_known(callee) {
            self.pass_arguments(call, callee);
        }
        for terminator in returns {
            self.return_from(terminator, call);
        }
        self.queue(callee);
    }

    /// Passes the arguments of a call to its callee.
    fn pass_arguments(&mut self, call: Operation, callee: Operation) {
        let Some(entry) = callable_region(self.ir, callee).and_then(|region| self.ir.entry_block(region)) else {
            return;
        };
        let Some(interface) = self.ir.interface::<dyn CallOpInterface>(call) else { return };
        let (arguments, parameters) = (interface.arg_operands(self.ir), self.ir.arguments(entry));
        let pairs: Vec<(Value, Value)> = parameters.zip(arguments).collect();
        for (parameter, argument) in pairs {
            self.forward(argument, parameter);
        }
    }

    /// Joins the fact about one value into that about another that receives it.
    fn forward(&mut self, from: Value, to: Value) {
        let state = self.states.get(from).clone();
        self.join(to, &state);
    }

    /// Passes the operands of a terminator of the callee to the results of a call.
    fn return_from(&mut self, terminator: Operation, call: Operation) {
        let results: SmallVec<[Value; 2]> = self.ir.results(call).collect();
        let returned: SmallVec<[Value; 2]> = self.ir.operands(terminator).collect();
        let is_return =
            self.ir.schema(terminator).is_some_and(|schema| schema.has_trait::<ods_core::traits::ReturnLike>());
        for (index, result) in results.into_iter().enumerate() {
            match returned.get(index).filter(|_| is_return) {
                Some(value) => self.forward(*value, result),
                None => self.join_unknown(result),
            }
        }
    }

    fn visit_region_branch(&mut self, op: Operation) {
        let Some(constants) = self.constants_of(op) else { return };
        let Some(branch) = self.ir.interface::<dyn RegionBranchOpInterface>(op) else { return };
        let successors = branch.entry_successor_regions(self.ir, &constants);
        for successor in successors {
            let operands = branch.entry_successor_operands(self.ir, &successor);
            self.take_edge(op, op, &successor, operands);
        }
    }

    /// Takes the edge to a region of `branch`, or to the code after it, with these operands of `from`.
    fn take_edge(
        &mut self,
        branch: Operation,
        from: Operation,
        to: &RegionSuccessor,
        operands: std::ops::Range<usize>,
    ) {
        let entry = to.region.and_then(|region| self.ir.entry_block(region));
        let receivers: SmallVec<[Value; 4]> = match entry {
            Some(entry) => self.ir.arguments(entry).collect(),
            None => self.ir.results(branch).collect(),
        };
        for receiver in receivers {
            if !to.inputs.contains(&receiver) {
                self.visit_argument(branch, receiver);
            }
        }
        let forwarded: SmallVec<[Value; 4]> = operands.filter_map(|index| self.ir.operand(from, index)).collect();
        for (value, input) in forwarded.into_iter().zip(&to.inputs) {
            self.forward(value, *input);
        }
        if let Some(entry) = entry {
            self.execute(entry);
        }
    }

    /// Visits a terminator that leaves a region or a callable.
    fn visit_return(&mut self, op: Operation) {
        let Some(parent) = self.ir.parent_op(op) else { return };
        let ends_block = self.ir.next_op(op).is_none() && self.ir.num_successors(op) == 0;
        if !ends_block {
            return;
        }
        if let Some(branch) = self.ir.interface::<dyn RegionBranchOpInterface>(parent) {
            self.leave_region(parent, op, |ir| branch.successor_regions(ir, RegionBranchPoint::Terminator(op)));
        } else if callable_region(self.ir, parent).is_some() {
            for call in self.callables.add_return(parent, op) {
                self.return_from(op, call);
            }
        }
    }

    fn leave_region(&mut self, branch: Operation, op: Operation, successors: impl Fn(&Ir) -> Vec<RegionSuccessor>) {
        let Some(constants) = self.constants_of(op) else { return };
        let terminator = self.ir.interface::<dyn RegionBranchTerminatorOpInterface>(op);
        let successors = match &terminator {
            Some(terminator) => terminator.successor_regions(self.ir, &constants),
            None => successors(self.ir),
        };
        for successor in successors {
            let operands = match &terminator {
                Some(terminator) => terminator.successor_operands(self.ir, &successor),
                None => 0..0,
            };
            self.take_edge(branch, op, &successor, operands);
        }
    }

    fn visit_successors(&mut self, op: Operation) {
        if self.ir.num_successors(op) == 0 {
            return;
        }
        let Some(branch) = self.ir.interface::<dyn BranchOpInterface>(op) else {
            for block in self.ir.successors(op).collect::<SmallVec<[Block; 2]>>() {
                self.receive_unknown(block);
            }
            return;
        };
        let Some(constants) = self.constants_of(op) else { return };
        let taken = branch.successor_for_operands(self.ir, &constants);
        let is_taken = |block: &Block| taken.is_none_or(|taken| taken == *block);
        let edges = self.ir.successors(op).zip(branch.all_successor_operands(self.ir));
        for (block, operands) in edges.filter(|(block, _)| is_taken(block)).collect::<Vec<_>>() {
            for (position, argument) in self.ir.arguments(block).enumerate().collect::<SmallVec<[(usize, Value); 4]>>()
            {
                match operands.operand(self.ir, op, position) {
                    Some(value) => self.forward(value, argument),
                    None => self.join_unknown(argument),
                }
            }
            self.execute(block);
        }
    }

    fn receive_unknown(&mut self, block: Block) {
        let arguments: SmallVec<[Value; 4]> = self.ir.arguments(block).collect();
        arguments.into_iter().for_each(|argument| self.join_unknown(argument));
        self.execute(block);
    }
}

impl<A: SparseAnalysis> std::fmt::Debug for Solver<'_, A> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Solver").field("pending", &self.pending.len()).finish_non_exhaustive()
    }
}
