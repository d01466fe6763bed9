//! Walks with callbacks.
//!
//! The operations to visit are gathered first; each is looked at again before its turn, and skipped if it is gone. If
//! the callback asked to skip an operation, the operations inside it are not visited.

use ods::{Ir, Operation};
use pyo3::exceptions::{PyRuntimeError, PyTypeError};
use pyo3::prelude::*;

use crate::ir::operation::{OpBase, PyOperation, wrap_operation, wrap_operation_of};
use crate::island::entity::Entity;
use crate::island::{IrGuard, Node};
use crate::objects::ffi::{call_with, replace_contents};
use crate::objects::registry::package_object;

/// The member of `WalkResult` that a callback returned.
#[derive(Clone, Copy, PartialEq, Eq)]
enum WalkResult {
    Advance,
    Interrupt,
    Skip,
}

/// The members of `WalkResult`.
struct WalkResults<'py>([(Bound<'py, PyAny>, WalkResult); 3]);

impl<'py> WalkResults<'py> {
    fn new(py: Python<'py>) -> PyResult<Self> {
        let class = package_object(py, "WalkResult")?.into_bound(py);
        Ok(Self([
            (class.getattr("ADVANCE")?, WalkResult::Advance),
            (class.getattr("INTERRUPT")?, WalkResult::Interrupt),
            (class.getattr("SKIP")?, WalkResult::Skip),
        ]))
    }

    fn of(&self, result: &Bound<'py, PyAny>) -> PyResult<WalkResult> {
        let found = self.0.iter().find(|(member, _)| member.is(result));
        let found = found.or_else(|| self.0.first().filter(|_| result.is_none()));
        found.map(|(_, verdict)| *verdict).ok_or_else(|| PyTypeError::new_err("the callback must return a WalkResult"))
    }
}

/// Returns the error of an exception in a callback.
pub(crate) fn callback_error(py: Python<'_>, error: PyErr) -> PyErr {
    let traceback = error.traceback(py).and_then(|traceback| traceback.format().ok()).unwrap_or_default();
    let wrapped = PyRuntimeError::new_err(format!("Exception raised in callback: {traceback}{error}"));
    wrapped.set_cause(py, Some(error));
    wrapped
}

/// Returns an error for what cannot be called.
pub(crate) fn check_callable(callback: &Bound<'_, PyAny>) -> PyResult<()> {
    if callback.is_callable() {
        return Ok(());
    }
    let found = callback.get_type();
    Err(PyTypeError::new_err(format!("expected a function to call, found {}; pass a callable", found.name()?)))
}

/// Returns whether a member of `WalkOrder` is that of visits before those inside.
fn is_pre_order(order: &Bound<'_, PyAny>) -> PyResult<bool> {
    let class = package_object(order.py(), "WalkOrder")?.into_bound(order.py());
    if !order.is_instance(&class)? {
        return Err(PyTypeError::new_err(format!("expected a WalkOrder, found {}", order.get_type().name()?)));
    }
    Ok(order.is(&class.getattr("PRE_ORDER")?))
}

/// Calls `callback` on the operation and all inside.
pub(crate) fn walk(op: &OpBase, callback: &Bound<'_, PyAny>, order: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
    let py = callback.py();
    check_callable(callback)?;
    let is_pre_order = match order {
        Some(order) => is_pre_order(order)?,
        None => false,
    };
    let results = WalkResults::new(py)?;
    let mut weak = op.with(py, |guard, root| Ok(guard.weak_entities(places(guard.ir, root, is_pre_order))))?;
    let mut last = None;
    while let Some(node) = weak.with(py, next)? {
        let op = wrap_again(py, last, node)?;
        let result = call_with(callback, op.as_any()).map_err(|error| callback_error(py, error))?;
        match results.of(&result)? {
            WalkResult::Advance => {}
            WalkResult::Interrupt => return Ok(()),
            WalkResult::Skip if is_pre_order => weak.with(py, |_, places| {
                places[SKIPPED] = places[CURRENT];
                Ok(())
            })?,
            WalkResult::Skip => {}
        }
        last = Some(op);
    }
    Ok(())
}

/// Returns a wrapper of the node: that of the operation before, unless the callback kept it. A new one takes half the
/// time of a visit.
fn wrap_again<'py>(
    py: Python<'py>,
    last: Option<Bound<'py, PyOperation>>,
    node: Node,
) -> PyResult<Bound<'py, PyOperation>> {
    let Some(last) = last else { return wrap_operation(py, node) };
    match replace_contents(last.as_super(), OpBase::of(node)) {
        Ok(()) => Ok(last),
        Err(op) => wrap_operation_of(py, op),
    }
}

/// The place of the operation whose inside is skipped.
const SKIPPED: usize = 0;
/// The place of the operation that was visited last.
const CURRENT: usize = 1;

/// Returns the places of operations: the two above, followed by the operations to visit, last one first.
fn places(ir: &Ir, root: Operation, is_pre_order: bool) -> Vec<Option<Entity>> {
    let mark = |op| Some(Entity::Op(op));
    let mut places: Vec<_> =
        if is_pre_order { ir.walk_pre(root).map(mark).collect() } else { ir.walk_post(root).map(mark).collect() };
    places.extend([None, None]);
    places.reverse();
    places
}

/// Returns a node of the operation to visit next.
fn next(guard: &mut IrGuard<'_>, places: &mut Vec<Option<Entity>>) -> PyResult<Option<Node>> {
    while places.len() > CURRENT + 1 {
        let Some(entity) = places.pop().flatten().filter(|entity| entity.is_alive(guard.ir)) else { continue };
        if let Some(outer) = places[SKIPPED].take()
            && outer.is_alive(guard.ir)
            && guard.ir.is_proper_ancestor(outer.op()?, entity.op()?)
        {
            places[SKIPPED] = Some(outer);
            continue;
        }
        places[CURRENT] = Some(entity);
        return Ok(Some(guard.node(entity)));
    }
    Ok(None)
}
