//! Views: operations as instances of the class that is registered for their name.

use std::sync::{Arc, OnceLock};

use ods::Operation;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple, PyType};

use crate::build::by_name;
use crate::context::location::PyLocation;
use crate::context::{PyContext, diagnostics};
use crate::ir::operation::{OpBase, PyOperation, wrap_operation};
use crate::ir::owner::Owner;
use crate::ir::sequences::OpSuccessors;
use crate::island::entity::Entity;
use crate::island::{IrGuard, Island, Node};
use crate::objects::pending::{self, instantiate};
use crate::objects::registry::{lock, package_object, registries};
use crate::text::{parse, printing};

/// The contents of a view, which is made once the island is unlocked.
pub(crate) struct PendingView {
    pub(crate) node: Node,
    /// The number of the name, if it is registered.
    number: Option<usize>,
    /// The name, if it has no number.
    name: Option<String>,
}

impl PendingView {
    #[inline]
    pub(crate) fn new(guard: &mut IrGuard<'_>, op: Operation) -> Self {
        let number = guard.ir.name(op).registered_number();
        let name = number.is_none().then(|| guard.ir.name_str(op).to_owned());
        Self { node: guard.op_node(op), number, name }
    }
}

/// Returns the view of an operation of an island, and another node of it, if it is alive.
pub(crate) fn view_in(py: Python<'_>, island: &Arc<Island>, op: Operation) -> PyResult<(PendingView, Node)> {
    island.enter(py, |guard| {
        if guard.ir.contains(op) {
            Ok((PendingView::new(guard, op), guard.op_node(op)))
        } else {
            Err(Entity::Op(op).stale())
        }
    })
}

/// Returns the view of an operation, of the class of its name.
pub(crate) fn wrap_view<'py>(py: Python<'py>, pending: PendingView) -> PyResult<Bound<'py, PyAny>> {
    let PendingView { node, number, name } = pending;
    let registries = registries(py);
    let known = number.and_then(|number| registries.op_classes_by_number.find(py, number));
    let class = match known {
        Some(class) => class,
        None => {
            let name = match name {
                Some(name) => name,
                None => node.with(py, |guard, entity| Ok(guard.ir.name_str(entity.op()?).to_owned()))?,
            };
            let class = registered_class(py, &name)?;
            let class = class.map_or_else(|| py.get_type::<OpView>(), |class| class.into_bound(py));
            if let Some(number) = number {
                registries.op_classes_by_number.set(number, &class);
            }
            class
        }
    };
    new_view(&class, node)
}

/// Makes a view of a class, without `__init__`.
fn new_view<'py>(class: &Bound<'py, PyType>, node: Node) -> PyResult<Bound<'py, PyAny>> {
    if crate::objects::ffi::has_own_new::<OpView>(class) {
        return instantiate(class, node);
    }
    crate::objects::ffi::new_of(class, OpView::initializer(OpBase::of(node)))
}

/// Parses one operation of any kind. Returns its view.
pub(crate) fn parse_view<'py>(
    source: &Bound<'py, PyAny>,
    source_name: &str,
    context: Option<&Bound<'py, PyContext>>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = source.py();
    let (island, op) = parse::operation(source, source_name, context)?;
    let pending = island.enter(py, |guard| Ok(PendingView::new(guard, op)))?;
    wrap_view(py, pending)
}

/// Returns the error of parsing an operation of another class.
fn wrong_class(class: &Bound<'_, PyType>, view: &Bound<'_, PyAny>) -> PyResult<PyErr> {
    let py = class.py();
    let node = view.cast::<OpBase>()?.get().node()?;
    let found = printing::name(py, node)?;
    let expected: String = class.getattr("OPERATION_NAME")?.extract()?;
    let message = format!("Expected a '{expected}' op, got: '{}'", found.bind(py).str()?);
    Ok(diagnostics::error(py, node.ctx(), &message, &[]))
}

/// Returns the class that is registered for a name. The Python module of the dialect is imported first, if it was not
/// yet.
fn registered_class(py: Python<'_>, name: &str) -> PyResult<Option<Py<PyType>>> {
    let registries = registries(py);
    if let Some(class) = registries.op_classes.find(py, name) {
        return Ok(Some(class));
    }
    let (dialect, _) = name.split_once('.').unwrap_or((name, ""));
    if lock(&registries.imported).contains(dialect) {
        return Ok(None);
    }
    package_object(py, "_import_dialect")?.call1(py, (dialect,))?;
    lock(&registries.imported).insert(dialect.to_owned());
    Ok(registries.op_classes.find(py, name))
}

/// Forgets which modules of dialects were imported, as there may be others now.
#[pyfunction]
pub(crate) fn _import_again(py: Python<'_>) {
    lock(&registries(py).imported).clear();
}

/// A view of an operation: the base of the classes of operations.
#[pyclass(module = "ods._mlir_libs._mlir.ir", extends = OpBase, subclass, frozen)]
pub(crate) struct OpView {
    operation: OnceLock<Py<PyOperation>>,
}

impl OpView {
    fn initializer(base: OpBase) -> PyClassInitializer<Self> {
        PyClassInitializer::from(base).add_subclass(Self { operation: OnceLock::new() })
    }
}

#[pymethods]
impl OpView {
    #[new]
    #[pyo3(signature = (*_args, **_kwargs))]
    fn new(_args: &Bound<'_, PyTuple>, _kwargs: Option<&Bound<'_, PyDict>>) -> PyClassInitializer<Self> {
        Self::initializer(pending::take().map_or_else(OpBase::empty, OpBase::of))
    }

    /// Casts an operation, or builds one.
    #[pyo3(signature = (*args, **kwargs))]
    fn __init__(slf: &Bound<'_, Self>, args: &Bound<'_, PyTuple>, kwargs: Option<&Bound<'_, PyDict>>) -> PyResult<()> {
        let py = slf.py();
        let first = args.get_item(0).ok().or_else(|| kwargs?.get_item("operation").ok()?);
        let node = match first.as_ref().and_then(|first| first.cast::<OpBase>().ok()) {
            Some(op) => op.get().node()?.again(py)?,
            None => by_name::view_by_specification(py, args, kwargs)?,
        };
        slf.as_super().get().set(node)
    }

    /// Returns the operation.
    #[getter]
    fn operation<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyOperation>> {
        let py = slf.py();
        if let Some(known) = slf.get().operation.get() {
            return Ok(known.bind(py).clone());
        }
        let made = wrap_operation(py, slf.as_super().get().node()?.again(py)?)?;
        Ok(slf.get().operation.get_or_init(|| made.unbind()).bind(py).clone())
    }

    /// Returns the view itself.
    #[getter]
    #[allow(clippy::self_named_constructors, reason = "the name of MLIR's property")]
    fn opview(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    /// Returns the blocks that the operation may continue in.
    #[getter]
    fn successors(slf: &Bound<'_, Self>) -> PyResult<OpSuccessors> {
        Ok(OpSuccessors::of(Owner::of_op(slf.as_super())?))
    }

    /// Parses an operation of this class.
    #[classmethod]
    #[pyo3(signature = (source, *, source_name = "", context = None))]
    fn parse<'py>(
        class: &Bound<'py, PyType>,
        source: &Bound<'py, PyAny>,
        source_name: &str,
        context: Option<&Bound<'py, PyContext>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let view = parse_view(source, source_name, context)?;
        if view.is_instance(class)? { Ok(view) } else { Err(wrong_class(class, &view)?) }
    }

    /// Builds an operation of this class from lists of its parts.
    #[classmethod]
    #[pyo3(signature = (results = None, operands = None, attributes = None, successors = None, regions = None, loc = None,
                        ip = None))]
    #[allow(clippy::too_many_arguments, reason = "MLIR's parameters")]
    fn build_generic<'py>(
        class: &Bound<'py, PyType>,
        results: Option<Bound<'py, PyAny>>,
        operands: Option<Bound<'py, PyAny>>,
        attributes: Option<Bound<'py, PyDict>>,
        successors: Option<Bound<'py, PyAny>>,
        regions: Option<isize>,
        loc: Option<Bound<'py, PyLocation>>,
        ip: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let arguments = by_name::OperationArguments { results, operands, attributes, successors, regions, loc, ip };
        let node = by_name::generic(class, &arguments)?;
        new_view(class, node)
    }
}

/// Makes `class` the class of the operations with its `OPERATION_NAME`.
#[pyfunction]
#[pyo3(signature = (class, replace = false))]
pub(crate) fn _register_op_class(class: &Bound<'_, PyType>, replace: bool) -> PyResult<()> {
    let py = class.py();
    let name: String = class.getattr("OPERATION_NAME")?.extract()?;
    let registries = registries(py);
    if registries.op_classes.add(class, name.clone(), replace).is_some() {
        let message = format!("Operation '{name}' is already registered.");
        return Err(pyo3::exceptions::PyRuntimeError::new_err(message));
    }
    registries.op_classes_by_number.clear();
    Ok(())
}

/// Returns the error for instances of a class that has none of its own.
pub(crate) fn no_constructor(name: &str) -> PyErr {
    let package = crate::package::extension::package();
    PyTypeError::new_err(format!("{package}._mlir_libs._mlir.ir.{name}: no constructor defined!"))
}
