//! The types that values and functions will have.

use ods_core::interfaces::CallableOpInterface;
use ods_core::ir::{SlotMap, SlotSet};
use ods_core::{Block, Diagnostic, Ir, Operation, Type, Value};
use rustc_hash::FxHashMap;

use super::analysis::Fact;
use super::caps::Caps;
use super::flows::{Flow, Flows, Receiver};
use super::shape::{KnownShape, refined};

/// The facts found by the analysis.
pub(super) struct Facts<'a> {
    pub(super) flows: &'a Flows,
    pub(super) caps: &'a Caps,
    pub(super) states: &'a SlotMap<Value, Fact>,
    pub(super) executed: &'a SlotSet<Block>,
}

impl Facts<'_> {
    fn is_executed(&self, ir: &Ir, op: Operation) -> bool {
        ir.parent_block(op).is_some_and(|block| self.executed.contains(block))
    }

    fn is_taken(&self, ir: &Ir, flow: &Flow) -> bool {
        let is_received = match flow.to {
            Receiver::Value(value) => self.states.get(value).shape != KnownShape::Unreached,
            Receiver::Result(..) | Receiver::Declared(_) => true,
        };
        is_received && self.is_executed(ir, flow.op)
    }
}

/// The new types.
#[derive(Default)]
pub(super) struct Plan {
    types: FxHashMap<Value, Type>,
    /// The values with new types, in order.
    pub(super) changed: Vec<Value>,
    /// The result types of callables.
    results: FxHashMap<Operation, Vec<Type>>,
}

impl Plan {
    /// Returns the types that follow from the facts about the values inside the operation.
    pub(super) fn of(ir: &Ir, root: Operation, facts: &Facts<'_>) -> Self {
        let mut plan = Self { results: result_types(ir, facts), ..Self::default() };
        for op in ir.walk_pre(root) {
            let arguments = ir.regions(op).flat_map(|region| ir.blocks(region)).flat_map(|block| ir.arguments(block));
            // Types of the results of the root are not inside it.
            for value in ir.results(op).filter(|_| op != root).chain(arguments) {
                let (ty, known) = (ir.value_type(value), &facts.states.get(value).shape);
                if let Some(new) = refined(ir.context(), ty, known).filter(|new| *new != ty) {
                    plan.types.insert(value, new);
                }
            }
        }
        plan.tie(ir, facts.flows);
        plan.list_changed(ir, root);
        plan
    }

    /// Gives the results of calls the types of their callees' results, also where no execution comes.
    fn tie(&mut self, ir: &Ir, flows: &Flows) {
        for tie in flows.ties.iter().filter(|tie| tie.is_exact) {
            let new = self.results.get(&tie.callee).and_then(|types| types.get(tie.index).copied());
            match new.filter(|new| *new != ir.value_type(tie.value)) {
                Some(new) => self.types.insert(tie.value, new),
                None => self.types.remove(&tie.value),
            };
        }
    }

    fn list_changed(&mut self, ir: &Ir, root: Operation) {
        for op in ir.walk_pre(root) {
            let arguments = ir.regions(op).flat_map(|region| ir.blocks(region)).flat_map(|block| ir.arguments(block));
            self.changed.extend(ir.results(op).chain(arguments).filter(|value| self.types.contains_key(value)));
        }
    }

    /// Returns whether nothing changes.
    pub(super) fn is_empty(&self) -> bool {
        self.changed.is_empty() && self.results.is_empty()
    }

    /// Returns the type that a value will have.
    pub(super) fn type_of(&self, ir: &Ir, value: Value) -> Type {
        self.types.get(&value).copied().unwrap_or_else(|| ir.value_type(value))
    }

    /// Returns the type that a receiver will have; `None` if there is no such receiver.
    pub(super) fn type_of_receiver(&self, ir: &Ir, receiver: Receiver) -> Option<Type> {
        match receiver {
            Receiver::Value(value) => Some(self.type_of(ir, value)),
            Receiver::Result(callable, index) => self.results_of(ir, callable).get(index).copied(),
            Receiver::Declared(ty) => Some(ty),
        }
    }

    /// Returns the result types that a callable will have.
    pub(super) fn results_of(&self, ir: &Ir, callable: Operation) -> Vec<Type> {
        self.results.get(&callable).cloned().unwrap_or_else(|| declared_results(ir, callable))
    }

    /// Returns an error if a value is passed on, on an execution, whose shape contradicts the receiver's type, which
    /// was less precise or is of another function.
    pub(super) fn check_flows(&self, ir: &Ir, facts: &Facts<'_>) -> Result<(), Diagnostic> {
        let flows = facts.flows.list.iter().filter(|flow| !flow.is_exact && facts.is_taken(ir, flow));
        for flow in flows {
            let (from, to) = (self.type_of(ir, flow.from), self.type_of_receiver(ir, flow.to));
            let fits = |ty: Type, to: Type| refined(ir.context(), to, &KnownShape::of(ir.context(), ty)).is_some();
            if let Some(to) = to.filter(|to| !fits(from, *to) && fits(ir.value_type(flow.from), *to)) {
                return Err(contradiction(ir, flow, from, to));
            }
        }
        Ok(())
    }
}

fn contradiction(ir: &Ir, flow: &Flow, from: Type, to: Type) -> Diagnostic {
    let (from, to) = (from.display(ir.context()), to.display(ir.context()));
    let receiver = match flow.to {
        Receiver::Value(_) | Receiver::Declared(_) => "argument",
        Receiver::Result(..) => "function result",
    };
    let message =
        format!("operand #{} is inferred to have type '{from}', but the {receiver} has type '{to}'", flow.operand);
    ir.op_error(flow.op, message)
}

fn declared_results(ir: &Ir, callable: Operation) -> Vec<Type> {
    let callable = ir.interface::<dyn CallableOpInterface>(callable);
    callable.map(|callable| callable.callable_result_types(ir)).unwrap_or_default()
}

/// Returns the new result types of the callables whose result types change: the types that all executed returns agree
/// on.
fn result_types(ir: &Ir, facts: &Facts<'_>) -> FxHashMap<Operation, Vec<Type>> {
    let mut shapes: FxHashMap<(Operation, usize), KnownShape> = FxHashMap::default();
    for flow in &facts.flows.list {
        let Receiver::Result(callable, index) = flow.to else { continue };
        if facts.is_executed(ir, flow.op) {
            let known = shapes.entry((callable, index)).or_default();
            *known = known.join(&facts.states.get(flow.from).shape);
        }
    }
    let mut types: FxHashMap<Operation, Vec<Type>> = FxHashMap::default();
    for ((callable, index), known) in shapes {
        let cap = facts.caps.of_result(callable, index);
        let known = cap.map_or(known.clone(), |cap| known.join(cap));
        let results = types.entry(callable).or_insert_with(|| declared_results(ir, callable));
        if let Some(ty) = results.get_mut(index) {
            *ty = refined(ir.context(), *ty, &known).unwrap_or(*ty);
        }
    }
    types.retain(|callable, types| *types != declared_results(ir, *callable));
    types
}
