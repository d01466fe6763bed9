//! Walks with callbacks.
//!
//! The operations to visit are gathered first; each is looked at again before its turn, and left out if it is gone. An operation that
//! the callback asked to skip leaves out those inside of it.

use pyo3::exceptions::{PyRuntimeError, PyTypeError};
use pyo3::prelude::*;

use crate::island::Node;
use crate::operation::{OpBase, PyOperation, wrap_operation};
use crate::state::object;

/// The member of `WalkResult` that a callback returned.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Advance,
    Interrupt,
    Skip,
}

/// The members of `WalkResult`.
struct Verdicts<'py>([(Bound<'py, PyAny>, Verdict); 3]);

impl<'py> Verdicts<'py> {
    fn new(py: Python<'py>) -> PyResult<Self> {
        let class = object(py, "WalkResult")?.into_bound(py);
        Ok(Self([
            (class.getattr("ADVANCE")?, Verdict::Advance),
            (class.getattr("INTERRUPT")?, Verdict::Interrupt),
            (class.getattr("SKIP")?, Verdict::Skip),
        ]))
    }

    fn of(&self, result: &Bound<'py, PyAny>) -> PyResult<Verdict> {
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

/// Calls `callback` on the operation and all inside.
pub(crate) fn walk(op: &OpBase, callback: &Bound<'_, PyAny>, order: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
    let py = callback.py();
    let pre_order = object(py, "WalkOrder")?.getattr(py, "PRE_ORDER")?;
    let is_pre_order = order.is_some_and(|order| order.is(&pre_order));
    let verdicts = Verdicts::new(py)?;
    let nodes = op.with(py, |here, root| {
        let ops: Vec<_> =
            if is_pre_order { here.ir.walk_pre(root).collect() } else { here.ir.walk_post(root).collect() };
        Ok(ops.into_iter().map(|op| here.op_node(op)).rev().collect::<Vec<_>>())
    })?;
    visit(py, nodes, callback, &verdicts, is_pre_order)
}

fn visit(
    py: Python<'_>,
    mut nodes: Vec<Node>,
    callback: &Bound<'_, PyAny>,
    verdicts: &Verdicts<'_>,
    is_pre_order: bool,
) -> PyResult<()> {
    let mut skipped: Option<Bound<'_, PyOperation>> = None;
    while let Some(node) = nodes.pop() {
        if let Some(outer) = &skipped {
            if is_inside(py, &node, outer.as_super().get().node()?) {
                continue;
            }
            skipped = None;
        }
        if node.with(py, |_, _| Ok(())).is_err() {
            continue;
        }
        let op = wrap_operation(py, node)?;
        let result = callback.call1((&op,)).map_err(|error| callback_error(py, error))?;
        match verdicts.of(&result)? {
            Verdict::Advance => {}
            Verdict::Interrupt => return Ok(()),
            Verdict::Skip if is_pre_order => skipped = Some(op),
            Verdict::Skip => {}
        }
    }
    Ok(())
}

/// Returns whether both are alive, and the operation is inside of the other.
fn is_inside(py: Python<'_>, op: &Node, outer: &Node) -> bool {
    let answer = Node::with_all(py, &[op, outer], |here, entities| {
        Ok(here.ir.is_proper_ancestor(entities[1].op()?, entities[0].op()?))
    });
    answer.unwrap_or(false)
}
