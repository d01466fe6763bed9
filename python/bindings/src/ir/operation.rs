//! Operations: what `Operation` and `OpView` share, and `Operation`.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use ods::ir::InsertionPoint;
use ods::verify::verify;
use ods::{Ir, Operation, Value};
use pyo3::exceptions::{PyNotImplementedError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::build::by_name;
use crate::context::location::PyLocation;
use crate::context::{PyContext, diagnostics, same_context};
use crate::ir::asm_state::PyAsmState;
use crate::ir::attribute_map::OpAttributeMap;
use crate::ir::block::wrap_block;
use crate::ir::insertion::{InsertionPlace, PyInsertionPoint, insertion_point};
use crate::ir::opview::{PendingView, no_constructor, parse_view, wrap_view};
use crate::ir::owner::Owner;
use crate::ir::sequences::{OpOperandList, OpResultList, OpSuccessors, RegionSequence};
use crate::ir::value::{PendingValue, PyValueObject};
use crate::ir::walk;
use crate::island::entity::Entity;
use crate::island::{IrGuard, Node};
use crate::text::parse::with_subjects;
use crate::text::{html, printing};

/// The base of operations and of views of them.
#[pyclass(module = "ods._mlir_libs._mlir.ir", name = "_OperationBase", subclass, frozen)]
pub(crate) struct OpBase {
    /// The operation, if it exists when the wrapper is made.
    node: Option<Node>,
    /// The operation that `__init__` of a class of operations builds.
    built: OnceLock<Node>,
    /// Whether Python code gave the wrapper up.
    invalid: AtomicBool,
}

impl OpBase {
    pub(crate) fn of(node: Node) -> Self {
        Self { node: Some(node), built: OnceLock::new(), invalid: AtomicBool::new(false) }
    }

    pub(crate) fn empty() -> Self {
        Self { node: None, built: OnceLock::new(), invalid: AtomicBool::new(false) }
    }

    #[inline]
    pub(crate) fn node(&self) -> PyResult<&Node> {
        if self.invalid.load(Ordering::Relaxed) {
            return Err(PyRuntimeError::new_err("the operation has been invalidated"));
        }
        let message = "the operation was not built yet; call `super().__init__(...)` first";
        self.node.as_ref().or_else(|| self.built.get()).ok_or_else(|| PyRuntimeError::new_err(message))
    }

    pub(crate) fn set(&self, node: Node) -> PyResult<()> {
        let message = || PyRuntimeError::new_err("the view has an operation already; make another view");
        if self.node.is_some() { Err(message()) } else { self.built.set(node).map_err(|_| message()) }
    }

    #[inline]
    pub(crate) fn with<R>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut IrGuard<'_>, Operation) -> PyResult<R>,
    ) -> PyResult<R> {
        self.node()?.with(py, |guard, entity| work(guard, entity.op()?))
    }
}

/// Returns a wrapper of class `Operation`.
pub(crate) fn wrap_operation(py: Python<'_>, node: Node) -> PyResult<Bound<'_, PyOperation>> {
    wrap_operation_of(py, OpBase::of(node))
}

/// Returns an object of class `Operation` with these contents.
pub(crate) fn wrap_operation_of(py: Python<'_>, op: OpBase) -> PyResult<Bound<'_, PyOperation>> {
    Bound::new(py, PyClassInitializer::from(op).add_subclass(PyOperation))
}

/// Returns the only result, for `.result` and operations as operands.
pub(crate) fn only_result(guard: &IrGuard<'_>, op: Operation) -> PyResult<Value> {
    guard.ir.only_result(op).ok_or_else(|| {
        let (name, count) = (guard.ir.name_str(op), guard.ir.num_results(op));
        let message = format!(
            "Cannot call .result on operation {name} which has {count} results (it is only valid for operations with a single result)"
        );
        PyValueError::new_err(message)
    })
}

/// Puts an operation, detached or not, at a place outside it.
pub(crate) fn put(guard: &mut IrGuard<'_>, op: Operation, at: InsertionPoint) -> PyResult<()> {
    let Some(block) = at.block() else {
        return Err(PyValueError::new_err("Detached operations have no parent"));
    };
    let is_inside = std::iter::successors(guard.ir.block_parent_op(block), |outer| guard.ir.parent_op(*outer));
    if is_inside.into_iter().any(|outer| outer == op) {
        return Err(PyValueError::new_err("an operation cannot be inside itself; choose another place"));
    }
    let was_root = guard.ir.parent_block(op).is_none();
    let old_root = Entity::Op(op).root(guard.ir);
    if was_root {
        guard.ir.insert(at, op);
        guard.counts.join(guard.ir, op);
    } else if Entity::Block(block).root(guard.ir) == old_root {
        guard.ir.move_op(op, at);
    } else {
        guard.counts.split(guard.ir, op);
        guard.ir.move_op(op, at);
        guard.counts.join(guard.ir, op);
    }
    Ok(())
}

fn relative(
    op: &OpBase,
    other: &Bound<'_, OpBase>,
    place: impl FnOnce(&Ir, Operation) -> InsertionPoint,
) -> PyResult<()> {
    let (py, other) = (other.py(), other.get().node()?);
    Node::with_all(py, &[op.node()?, other], |guard, entities| {
        let (op, other) = (entities[0].op()?, entities[1].op()?);
        if op == other {
            return Ok(());
        }
        if guard.ir.parent_block(op).is_none() {
            let message =
                "Detached operation has no parent; only attached operations move, insert it with an insertion point";
            return Err(PyValueError::new_err(message));
        }
        let at = place(guard.ir, other);
        put(guard, op, at)
    })
}

#[pymethods]
impl OpBase {
    /// Returns the attributes by name: inherent ones and others.
    #[getter]
    fn attributes(slf: &Bound<'_, Self>) -> PyResult<OpAttributeMap> {
        Ok(OpAttributeMap { owner: Owner::of_op(slf)? })
    }

    /// Returns the context.
    #[getter]
    fn context(&self, py: Python<'_>) -> PyResult<Py<PyContext>> {
        self.with(py, |_, _| Ok(()))?;
        self.node()?.ctx().object(py)
    }

    /// Returns the name, as in `arith.addi`.
    #[getter]
    fn name(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        printing::name(py, self.node()?)
    }

    /// Returns the operands: a list that changes with the operation, and whose items can be set.
    #[getter]
    fn operands(slf: &Bound<'_, Self>) -> PyResult<OpOperandList> {
        Ok(OpOperandList::of(Owner::of_op(slf)?))
    }

    /// Returns the regions.
    #[getter]
    fn regions(slf: &Bound<'_, Self>) -> PyResult<RegionSequence> {
        Ok(RegionSequence::of(Owner::of_op(slf)?))
    }

    /// Returns the results.
    #[getter]
    fn results(slf: &Bound<'_, Self>) -> PyResult<OpResultList> {
        Ok(OpResultList::of(Owner::of_op(slf)?))
    }

    /// Returns the only result. Raises `ValueError` if there are none or several.
    #[getter]
    fn result<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let pending = self.with(py, |guard, op| {
            let result = only_result(guard, op)?;
            Ok(PendingValue::new(guard, result))
        })?;
        pending.wrap(py)
    }

    #[getter]
    fn get_location(&self, py: Python<'_>) -> PyResult<PyLocation> {
        let location = self.with(py, |guard, op| Ok(guard.ir.location(op)))?;
        Ok(PyLocation::new(self.node()?.ctx(), location))
    }

    #[setter]
    fn set_location(&self, py: Python<'_>, location: &PyLocation) -> PyResult<()> {
        same_context(&location.ctx, self.node()?.ctx(), "the location")?;
        self.with(py, |guard, op| {
            guard.ir.set_location(op, location.location);
            Ok(())
        })
    }

    /// Returns the operation around, or `None`.
    #[getter]
    fn parent<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyOperation>>> {
        let parent = self.with(py, |guard, op| Ok(guard.ir.parent_op(op).map(|parent| guard.op_node(parent))))?;
        parent.map(|parent| wrap_operation(py, parent)).transpose()
    }

    /// Returns whether the operation is in a block.
    #[getter]
    fn attached(&self, py: Python<'_>) -> PyResult<bool> {
        self.with(py, |guard, op| Ok(guard.ir.parent_block(op).is_some()))
    }

    fn __str__(&self, py: Python<'_>) -> PyResult<String> {
        printing::text(py, self.node()?, &printing::Options::default())
    }

    /// Returns the operation as HTML, for notebooks.
    fn _repr_html_(&self, py: Python<'_>) -> PyResult<String> {
        html::html(py, self.node()?)
    }

    /// Prints the operation to a file, or to the standard output.
    #[pyo3(signature = (*args, **kwargs))]
    fn print(&self, py: Python<'_>, args: &Bound<'_, PyTuple>, kwargs: Option<&Bound<'_, PyDict>>) -> PyResult<()> {
        let first = args.get_item(0).ok().or_else(|| kwargs?.get_item("state").ok()?);
        let state = first.as_ref().and_then(|first| first.cast::<PyAsmState>().ok());
        printing::print(py, self.node()?, state.map(|state| *state.get().options()), args, kwargs)
    }

    /// Returns the text of the operation.
    #[pyo3(signature = (*args, **kwargs))]
    fn get_asm<'py>(
        &self,
        py: Python<'py>,
        args: &Bound<'py, PyTuple>,
        kwargs: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        printing::get_asm(py, self.node()?, args, kwargs)
    }

    /// Prints the operation to standard error.
    fn dump(&self, py: Python<'_>) -> PyResult<()> {
        eprintln!("{}", self.__str__(py)?);
        Ok(())
    }

    #[pyo3(signature = (file, desired_version = None))]
    fn write_bytecode(&self, file: &Bound<'_, PyAny>, desired_version: Option<i64>) -> PyResult<()> {
        let _ = (file, desired_version);
        Err(PyNotImplementedError::new_err("bytecode is not written yet; use `get_asm(binary=True)`"))
    }

    /// Checks the operation and all inside. Returns `True`, or raises `MLIRError` with the errors of all operations.
    fn verify(&self, py: Python<'_>) -> PyResult<bool> {
        let node = self.node()?;
        let outcome = node.with_detached(py, |guard, entity| {
            Ok(verify(guard.ir, entity.op()?).map_err(|errors| with_subjects(guard.ir, errors)))
        })?;
        match outcome {
            Ok(()) => Ok(true),
            Err(errors) => Err(diagnostics::error(py, node.ctx(), "Verification failed", &errors)),
        }
    }

    /// Makes this wrapper stale, as if its operation were erased.
    fn _set_invalid(&self) {
        self.invalid.store(true, Ordering::Relaxed);
    }

    /// Moves the operation after another one.
    fn move_after(&self, other: &Bound<'_, OpBase>) -> PyResult<()> {
        relative(self, other, InsertionPoint::after)
    }

    /// Moves the operation before another one.
    fn move_before(&self, other: &Bound<'_, OpBase>) -> PyResult<()> {
        relative(self, other, InsertionPoint::before)
    }

    /// Returns whether the operation is before another one of its block.
    fn is_before_in_block(&self, py: Python<'_>, other: &Bound<'_, OpBase>) -> PyResult<bool> {
        let is_block = |guard: &IrGuard<'_>, a: Operation, b: Operation| {
            guard.ir.parent_block(a).is_some() && guard.ir.parent_block(a) == guard.ir.parent_block(b)
        };
        Node::with_all(py, &[self.node()?, other.get().node()?], |guard, entities| {
            let (op, other) = (entities[0].op()?, entities[1].op()?);
            if !is_block(guard, op, other) {
                return Err(PyValueError::new_err(
                    "the operations are in different blocks; only operations in one block have an order",
                ));
            }
            Ok(guard.ir.is_before_in_block(op, other))
        })
    }

    /// Returns a copy with all inside, at the insertion point.
    #[pyo3(signature = (ip = None))]
    fn clone<'py>(&self, py: Python<'py>, ip: Option<Bound<'py, PyAny>>) -> PyResult<Bound<'py, PyAny>> {
        let point = insertion_point(py, ip.as_ref())?;
        let node = self.node()?;
        let nodes = PyInsertionPoint::nodes_with(point.as_ref(), node)?;
        let pending = Node::with_all(py, &nodes, |guard, entities| {
            let at = InsertionPlace::of(&entities[1..]).point(guard)?;
            let copy = guard.ir.clone_op(entities[0].op()?);
            guard.counts.add_root(copy);
            if let Some(at) = at {
                put(guard, copy, at)?;
            }
            Ok(PendingView::new(guard, copy))
        })?;
        wrap_view(py, pending)
    }

    /// Removes the operation from its block. It lives as long as a handle into it.
    fn detach_from_parent<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let pending = self.with(py, |guard, op| {
            if guard.ir.parent_block(op).is_none() {
                return Err(PyValueError::new_err("Detached operation has no parent."));
            }
            guard.counts.split(guard.ir, op);
            guard.ir.detach(op);
            Ok(PendingView::new(guard, op))
        })?;
        wrap_view(py, pending)
    }

    /// Erases the operation, which must have no uses; handles into it raise `RuntimeError` from then on.
    fn erase(&self, py: Python<'_>) -> PyResult<()> {
        self.with(py, |guard, op| guard.erase(op))
    }

    /// Calls a function with the operation and all inside, those inside first unless `walk_order` says otherwise.
    #[pyo3(signature = (callback, walk_order = None))]
    fn walk(&self, callback: &Bound<'_, PyAny>, walk_order: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        walk::walk(self, callback, walk_order)
    }

    fn __eq__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| match (self.node(), other.get().node()) {
            (Ok(node), Ok(other)) => node.is(other, py),
            _ => std::ptr::eq(self, other.get()),
        })
    }

    fn __hash__(&self, py: Python<'_>) -> PyResult<u64> {
        Ok(self.node()?.hash(py))
    }
}

/// An operation of any name. Its view (`opview`) is of the class of the name.
#[pyclass(module = "ods._mlir_libs._mlir.ir", name = "Operation", extends = OpBase, frozen)]
pub(crate) struct PyOperation;

#[pymethods]
impl PyOperation {
    #[new]
    #[pyo3(signature = (*_args, **_kwargs))]
    fn new(_args: &Bound<'_, PyTuple>, _kwargs: Option<&Bound<'_, PyDict>>) -> PyResult<PyClassInitializer<Self>> {
        Err(no_constructor("Operation"))
    }

    /// Creates an operation by name, at the insertion point. Result types are inferred if `infer_type` is set.
    #[staticmethod]
    #[pyo3(signature = (name, results = None, operands = None, attributes = None, successors = None, regions = 0, loc = None,
                        ip = None, infer_type = false))]
    #[allow(clippy::too_many_arguments, reason = "MLIR's parameters")]
    fn create<'py>(
        py: Python<'py>,
        name: &str,
        results: Option<Bound<'py, PyAny>>,
        operands: Option<Bound<'py, PyAny>>,
        attributes: Option<Bound<'py, PyDict>>,
        successors: Option<Bound<'py, PyAny>>,
        regions: isize,
        loc: Option<Bound<'py, PyLocation>>,
        ip: Option<Bound<'py, PyAny>>,
        infer_type: bool,
    ) -> PyResult<Bound<'py, PyOperation>> {
        let arguments =
            by_name::OperationArguments { results, operands, attributes, successors, regions: Some(regions), loc, ip };
        let node = by_name::create(py, name, &arguments, infer_type)?;
        wrap_operation(py, node)
    }

    /// Parses an operation, or raises `MLIRError`; `source_name` is the file in its messages.
    #[staticmethod]
    #[pyo3(signature = (source, *, source_name = "", context = None))]
    fn parse<'py>(
        source: &Bound<'py, PyAny>,
        source_name: &str,
        context: Option<&Bound<'py, PyContext>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        parse_view(source, source_name, context)
    }

    /// Returns the operation itself.
    #[getter]
    fn operation(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    /// Returns the view: an instance of the class that is registered for the name.
    #[getter]
    fn opview<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        let pending = slf.as_super().get().with(py, |guard, op| Ok(PendingView::new(guard, op)))?;
        wrap_view(py, pending)
    }

    /// Returns the block that the operation is in.
    #[getter]
    fn block<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        let block = slf.as_super().get().with(py, |guard, op| {
            let block = guard.ir.parent_block(op);
            let block = block.ok_or_else(|| PyValueError::new_err("Detached operations have no parent"))?;
            Ok(guard.node(Entity::Block(block)))
        })?;
        wrap_block(py, block)
    }

    /// Returns the blocks that the operation may continue in.
    #[getter]
    fn successors(slf: &Bound<'_, Self>) -> PyResult<OpSuccessors> {
        Ok(OpSuccessors::of(Owner::of_op(slf.as_super())?))
    }

    /// Replaces the uses of a value by the operation with another value.
    fn replace_uses_of_with(
        slf: &Bound<'_, Self>,
        of: &Bound<'_, PyValueObject>,
        with_: &Bound<'_, PyValueObject>,
    ) -> PyResult<()> {
        let nodes = [slf.as_super().get().node()?, &of.get().node, &with_.get().node];
        Node::with_all(slf.py(), &nodes, |guard, entities| {
            let (op, of, with) = (entities[0].op()?, entities[1].value()?, entities[2].value()?);
            for index in 0..guard.ir.num_operands(op) {
                if guard.ir.operand(op, index) == Some(of) {
                    guard.ir.set_operand(op, index, with);
                }
            }
            guard.counts.sweep(guard.ir);
            Ok(())
        })
    }
}
