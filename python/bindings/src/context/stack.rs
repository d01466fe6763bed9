//! The stack of entered contexts, locations and insertion points of each thread.
//!
//! Each frame has all that is current while it is on top. Entering a location or an insertion point makes its context
//! current; entering a context hides the location and the insertion point outside if they are of another context.

use std::cell::RefCell;
use std::mem::ManuallyDrop;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;

use crate::context::location::PyLocation;
use crate::context::{Ctx, PyContext};
use crate::objects::registry::lock;

/// The kind of object that made a frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Context,
    Location,
    InsertionPoint,
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Self::Context => "Context",
            Self::Location => "Location",
            Self::InsertionPoint => "InsertionPoint",
        }
    }
}

struct Frame {
    kind: Kind,
    ctx: Arc<Ctx>,
    context: Py<PyContext>,
    location: Option<Py<PyLocation>>,
    /// The insertion point, of a class above this module.
    point: Option<Py<PyAny>>,
}

thread_local! {
    /// Never dropped: a thread may end after the interpreter did, when no Python object can be dropped any more.
    static STACK: RefCell<ManuallyDrop<Vec<Frame>>> = const { RefCell::new(ManuallyDrop::new(Vec::new())) };
}

const NO_CONTEXT: &str = "An MLIR function requires a Context but none was provided in the call or from the surrounding environment. \
     Either pass to the function with a 'context=' argument or establish a default using 'with Context():'";
const NO_LOCATION: &str = "An MLIR function requires a Location but none was provided in the call or from the surrounding environment. \
     Either pass to the function with a 'loc=' argument or establish a default using 'with loc:'";

fn push(py: Python<'_>, mut frame: Frame) {
    STACK.with_borrow_mut(|stack| {
        if let Some(top) = stack.last().filter(|top| Arc::ptr_eq(&top.ctx, &frame.ctx)) {
            frame.location = frame.location.or_else(|| top.location.as_ref().map(|it| it.clone_ref(py)));
            frame.point = frame.point.or_else(|| top.point.as_ref().map(|it| it.clone_ref(py)));
        }
        stack.push(frame);
    });
}

/// Enters a context.
pub(crate) fn push_context(context: &Bound<'_, PyContext>) {
    let ctx = Arc::clone(&context.get().ctx);
    let frame = Frame { kind: Kind::Context, ctx, context: context.clone().unbind(), location: None, point: None };
    push(context.py(), frame);
}

/// Enters a location.
pub(crate) fn push_location(location: &Bound<'_, PyLocation>) -> PyResult<()> {
    let (py, ctx) = (location.py(), Arc::clone(&location.get().ctx));
    let context = ctx.object(py)?;
    push(py, Frame { kind: Kind::Location, ctx, context, location: Some(location.clone().unbind()), point: None });
    Ok(())
}

/// Enters an insertion point of a context.
pub(crate) fn push_point(point: &Bound<'_, PyAny>, ctx: &Arc<Ctx>) -> PyResult<()> {
    let (py, ctx) = (point.py(), Arc::clone(ctx));
    let context = match STACK.with_borrow(|stack| {
        let top = stack.last().filter(|top| Arc::ptr_eq(&top.ctx, &ctx));
        top.map(|top| top.context.clone_ref(py))
    }) {
        Some(context) => context,
        None => ctx.object(py)?,
    };
    push(py, Frame { kind: Kind::InsertionPoint, ctx, context, location: None, point: Some(point.clone().unbind()) });
    Ok(())
}

/// Leaves the object, which must be the one entered last.
pub(crate) fn pop(kind: Kind, object: &Bound<'_, PyAny>) -> PyResult<()> {
    let frame = STACK.with_borrow_mut(|stack| {
        let is_top = stack.last().is_some_and(|top| {
            top.kind == kind
                && match kind {
                    Kind::Context => top.context.as_ptr() == object.as_ptr(),
                    Kind::Location => top.location.as_ref().is_some_and(|it| it.as_ptr() == object.as_ptr()),
                    Kind::InsertionPoint => top.point.as_ref().is_some_and(|it| it.as_ptr() == object.as_ptr()),
                }
        });
        if is_top { stack.pop() } else { None }
    });
    // Dropped here, outside of the borrow: that may run any Python code.
    match frame {
        Some(_) => Ok(()),
        None => Err(PyRuntimeError::new_err(format!("Unbalanced {} enter/exit", kind.name()))),
    }
}

/// Returns the current context.
pub(crate) fn context() -> PyResult<Arc<Ctx>> {
    let context = STACK.with_borrow(|stack| stack.last().map(|top| Arc::clone(&top.ctx)));
    context.ok_or_else(|| PyRuntimeError::new_err(NO_CONTEXT))
}

/// Returns the object of the current context, if there is one.
pub(crate) fn context_object(py: Python<'_>) -> Option<Py<PyContext>> {
    STACK.with_borrow(|stack| stack.last().map(|top| top.context.clone_ref(py)))
}

/// Returns the current location, if there is one.
pub(crate) fn location_object(py: Python<'_>) -> Option<Py<PyLocation>> {
    STACK.with_borrow(|stack| stack.last()?.location.as_ref().map(|it| it.clone_ref(py)))
}

/// Returns the current insertion point, if there is one.
pub(crate) fn point_object(py: Python<'_>) -> Option<Py<PyAny>> {
    STACK.with_borrow(|stack| stack.last()?.point.as_ref().map(|it| it.clone_ref(py)))
}

/// The function that makes a location of the Python stack, while operations get such locations.
static TRACEBACK: Mutex<Option<Py<PyAny>>> = Mutex::new(None);
/// Whether there is one: that is asked for each operation.
static HAS_TRACEBACK: AtomicBool = AtomicBool::new(false);

/// Sets the function that makes a location of the Python stack.
#[pyfunction]
pub(crate) fn _set_tracebacks(function: Option<Py<PyAny>>) {
    HAS_TRACEBACK.store(function.is_some(), Ordering::Release);
    let old = std::mem::replace(&mut *lock(&TRACEBACK), function);
    drop(old);
}

/// Returns the location for a new operation: the given one, that of the Python stack if such are wanted, or the
/// thread's.
#[inline]
pub(crate) fn location_of_op(
    py: Python<'_>,
    given: Option<&Bound<'_, PyLocation>>,
) -> PyResult<(Arc<Ctx>, ods::Location)> {
    if given.is_some() || !HAS_TRACEBACK.load(Ordering::Acquire) {
        return location(given);
    }
    let function = lock(&TRACEBACK).as_ref().map(|function| function.clone_ref(py));
    let Some(function) = function else { return location(None) };
    let context = context_object(py).ok_or_else(|| PyRuntimeError::new_err(NO_CONTEXT))?;
    let made = function.bind(py).call1((context,))?.cast_into::<PyLocation>()?;
    location(Some(&made))
}

/// Returns the given location, or the thread's, with its context.
pub(crate) fn location(given: Option<&Bound<'_, PyLocation>>) -> PyResult<(Arc<Ctx>, ods::Location)> {
    if let Some(given) = given {
        return Ok((Arc::clone(&given.get().ctx), given.get().location));
    }
    let current = STACK.with_borrow(|stack| {
        let location = stack.last()?.location.as_ref()?.get();
        Some((Arc::clone(&location.ctx), location.location))
    });
    current.ok_or_else(|| PyRuntimeError::new_err(NO_LOCATION))
}

/// A descriptor: the innermost entered object of a kind, as an attribute of its class.
#[pyclass(module = "ods._mlir_libs._mlir.ir", frozen)]
pub(crate) struct Current(pub(crate) Kind);

#[pymethods]
impl Current {
    fn __get__(&self, py: Python<'_>, _object: &Bound<'_, PyAny>, _class: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        match self.0 {
            Kind::Context => Ok(context_object(py).map_or_else(|| py.None(), Py::into_any)),
            Kind::Location => Ok(location_object(py).map_or_else(|| py.None(), Py::into_any)),
            Kind::InsertionPoint => {
                let point = point_object(py).ok_or_else(|| PyValueError::new_err("No current InsertionPoint"))?;
                Ok(point)
            }
        }
    }
}
