//! Limits on what may become known: of values, and of the results of functions.

use ods_core::interfaces::{CallableOpInterface, FunctionOpInterface, SymbolOpInterface};
use ods_core::schema::TraitSet;
use ods_core::{Ir, Operation, Value};
use rustc_hash::FxHashMap;

use super::flows::{Flows, Receiver};
use super::shape::KnownShape;
use crate::dataflow::Callables;

/// The limits. A value with one has at most that shape, in the sense of [`KnownShape::join`].
#[derive(Default)]
pub(super) struct Caps {
    values: FxHashMap<Value, KnownShape>,
    /// The limits of the results of callables.
    results: FxHashMap<(Operation, usize), KnownShape>,
}

impl Caps {
    /// Returns the limits that follow from functions that unknown code may call, or whose type cannot be changed. With
    /// `public_results`, the results of public functions are not limited.
    pub(super) fn of_callables(ir: &Ir, root: Operation, callables: &Callables, public_results: bool) -> Self {
        let mut caps = Self::default();
        for op in ir.walk_pre(root) {
            if !ir.has_interface::<dyn CallableOpInterface>(op) {
                continue;
            }
            let is_function = ir.has_interface::<dyn FunctionOpInterface>(op);
            let symbol = ir.interface::<dyn SymbolOpInterface>(op);
            let is_public = public_results && op != root && symbol.is_some_and(|symbol| symbol.is_public(ir));
            let may_change = is_function && (is_public || callables.are_calls_known(op));
            if !may_change || !has_plain_returns(ir, op) {
                caps.cap_results(ir, op);
            }
            if !is_function {
                caps.cap_arguments(ir, op);
            }
        }
        caps
    }

    pub(super) fn of_value(&self, value: Value) -> Option<&KnownShape> {
        self.values.get(&value)
    }

    pub(super) fn of_result(&self, callable: Operation, index: usize) -> Option<&KnownShape> {
        self.results.get(&(callable, index))
    }

    /// Limits a value. Returns whether that is new.
    pub(super) fn cap_value(&mut self, value: Value, cap: &KnownShape) -> bool {
        grow(self.values.entry(value).or_default(), cap)
    }

    /// Limits a result of a callable. Returns whether that is new.
    pub(super) fn cap_result(&mut self, callable: Operation, index: usize, cap: &KnownShape) -> bool {
        grow(self.results.entry((callable, index)).or_default(), cap)
    }

    /// Keeps the types of the arguments of all regions. Returns whether that is new.
    pub(super) fn cap_arguments(&mut self, ir: &Ir, op: Operation) -> bool {
        let entries = ir.regions(op).filter_map(|region| ir.entry_block(region));
        let arguments: Vec<Value> = entries.flat_map(|entry| ir.arguments(entry)).collect();
        self.cap_values(arguments)
    }

    /// Keeps the types of the values. Returns whether that is new.
    pub(super) fn cap_values(&mut self, values: impl IntoIterator<Item = Value>) -> bool {
        values.into_iter().filter(|value| self.cap_value(*value, &KnownShape::Unknown)).count() > 0
    }

    /// Keeps the type of a callable, if it is one. Returns whether that is new.
    pub(super) fn cap_callable(&mut self, ir: &Ir, op: Operation) -> bool {
        let is_callable = ir.has_interface::<dyn CallableOpInterface>(op);
        self.cap_results(ir, op) | (is_callable && self.cap_arguments(ir, op))
    }

    /// Keeps the result types of a callable. Returns whether that is new.
    fn cap_results(&mut self, ir: &Ir, op: Operation) -> bool {
        let Some(callable) = ir.interface::<dyn CallableOpInterface>(op) else { return false };
        let results = 0..callable.callable_result_types(ir).len();
        results.filter(|index| self.cap_result(op, *index, &KnownShape::Unknown)).count() > 0
    }

    /// Makes the results of calls and of their callees have the same limits.
    pub(super) fn tie(&mut self, flows: &Flows) {
        for tie in &flows.ties {
            if let Some(cap) = self.of_value(tie.value).cloned() {
                self.cap_result(tie.callee, tie.index, &cap);
            }
        }
        for tie in &flows.ties {
            if let Some(cap) = self.of_result(tie.callee, tie.index).cloned() {
                self.cap_value(tie.value, &cap);
            }
        }
    }

    /// Keeps the types of the values that have limits, of all values that these are computed from, and of all values
    /// that have the same types.
    pub(super) fn spread(&mut self, ir: &Ir, flows: &Flows) {
        let neighbours = neighbours(flows);
        let mut pending: Vec<Value> = self.values.keys().copied().collect();
        while let Some(value) = pending.pop() {
            let operands = ir.defining_op(value).into_iter().flat_map(|op| ir.operands(op));
            for other in operands.chain(neighbours.get(&value).into_iter().flatten().copied()) {
                if self.cap_value(other, &KnownShape::Unknown) {
                    pending.push(other);
                }
            }
        }
    }
}

/// Returns the values that each value has the type of, because one is passed on to the other.
fn neighbours(flows: &Flows) -> FxHashMap<Value, Vec<Value>> {
    let mut neighbours: FxHashMap<Value, Vec<Value>> = FxHashMap::default();
    let mut add = |a, b| {
        neighbours.entry(a).or_default().push(b);
        neighbours.entry(b).or_default().push(a);
    };
    // The first value that is passed on to a result of a function represents that result.
    let mut results: FxHashMap<(Operation, usize), Value> = FxHashMap::default();
    for flow in flows.list.iter().filter(|flow| flow.is_exact) {
        match flow.to {
            Receiver::Value(to) => add(flow.from, to),
            Receiver::Result(callable, index) => add(flow.from, *results.entry((callable, index)).or_insert(flow.from)),
            Receiver::Declared(_) => {}
        }
    }
    for tie in flows.ties.iter().filter(|tie| tie.is_exact) {
        if let Some(returned) = results.get(&(tie.callee, tie.index)) {
            add(tie.value, *returned);
        }
    }
    neighbours
}

/// Joins a limit into another one. Returns whether that is new.
fn grow(known: &mut KnownShape, cap: &KnownShape) -> bool {
    let joined = known.join(cap);
    let is_new = joined != *known;
    *known = joined;
    is_new
}

/// Returns whether each block of the callable that has no successors ends with a return, and there is a body.
fn has_plain_returns(ir: &Ir, op: Operation) -> bool {
    let body = ir.interface::<dyn CallableOpInterface>(op).and_then(|callable| callable.callable_region(ir));
    let leaves = |last: &Operation| ir.num_successors(*last) == 0;
    body.is_some_and(|body| {
        let mut ends = ir.blocks(body).filter_map(|block| ir.last_op(block)).filter(leaves);
        ends.all(|last| ir.has_traits(last, TraitSet::RETURN_LIKE))
    })
}
