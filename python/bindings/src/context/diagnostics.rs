//! Diagnostics as Python sees them: copies in exceptions, and objects that live as long as the call of a handler.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use ods::{Diagnostic, Location, Severity};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyList, PyTuple, PyWeakrefMethods, PyWeakrefReference};
use pyo3::{PyTraverseError, PyVisit};

use crate::context::location::PyLocation;
use crate::context::{Ctx, PyContext};
use crate::objects::registry::{lock, package_object};

/// Returns the member of `DiagnosticSeverity`.
fn severity(py: Python<'_>, severity: Severity) -> PyResult<Py<PyAny>> {
    let name = match severity {
        Severity::Error => "ERROR",
        Severity::Warning => "WARNING",
        Severity::Note => "NOTE",
        Severity::Remark => "REMARK",
    };
    package_object(py, "DiagnosticSeverity")?.getattr(py, name)
}

/// A copy of a diagnostic.
#[pyclass(module = "ods._mlir_libs._mlir.ir", name = "DiagnosticInfo", frozen)]
pub(crate) struct PyDiagnosticInfo {
    ctx: Arc<Ctx>,
    diagnostic: Diagnostic,
}

impl PyDiagnosticInfo {
    pub(crate) fn new(ctx: &Arc<Ctx>, diagnostic: &Diagnostic) -> Self {
        Self { ctx: Arc::clone(ctx), diagnostic: diagnostic.clone() }
    }
}

#[pymethods]
impl PyDiagnosticInfo {
    #[new]
    fn copy(diag: &PyDiagnostic) -> PyResult<Self> {
        diag.get().map(|(ctx, diagnostic)| Self { ctx, diagnostic })
    }

    /// Returns the severity.
    #[getter]
    fn severity(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        severity(py, self.diagnostic.severity)
    }

    /// Returns the location.
    #[getter]
    fn location(&self) -> PyLocation {
        PyLocation::new(&self.ctx, self.diagnostic.location)
    }

    /// Returns the message, without the messages of notes.
    #[getter]
    fn message(&self) -> &str {
        &self.diagnostic.message
    }

    /// Returns the notes.
    #[getter]
    fn notes(&self) -> Vec<Self> {
        self.diagnostic.notes.iter().map(|note| Self::new(&self.ctx, note)).collect()
    }

    fn __str__(&self) -> &str {
        &self.diagnostic.message
    }
}

/// A diagnostic that a handler is called with. It is empty once the handler returned.
#[pyclass(module = "ods._mlir_libs._mlir.ir", name = "Diagnostic", frozen)]
pub(crate) struct PyDiagnostic {
    contents: Mutex<Option<(Arc<Ctx>, Diagnostic)>>,
    /// The notes that the handler has seen.
    notes: Mutex<Vec<Py<Self>>>,
}

impl PyDiagnostic {
    fn new(ctx: &Arc<Ctx>, diagnostic: &Diagnostic) -> Self {
        Self { contents: Mutex::new(Some((Arc::clone(ctx), diagnostic.clone()))), notes: Mutex::default() }
    }

    fn get(&self) -> PyResult<(Arc<Ctx>, Diagnostic)> {
        let contents = lock(&self.contents).clone();
        contents.ok_or_else(|| PyValueError::new_err("Diagnostic is invalid (used outside of callback)"))
    }

    /// Ends the life of the diagnostic and of its notes.
    fn end(&self) {
        let contents = lock(&self.contents).take();
        drop(contents);
        let notes = std::mem::take(&mut *lock(&self.notes));
        notes.iter().for_each(|note| note.get().end());
    }
}

#[pymethods]
impl PyDiagnostic {
    /// Returns the severity.
    #[getter]
    fn severity(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        severity(py, self.get()?.1.severity)
    }

    /// Returns the location.
    #[getter]
    fn location(&self) -> PyResult<PyLocation> {
        self.get().map(|(ctx, diagnostic)| PyLocation::new(&ctx, diagnostic.location))
    }

    /// Returns the message, without the messages of notes.
    #[getter]
    fn message(&self) -> PyResult<String> {
        self.get().map(|(_, diagnostic)| diagnostic.message)
    }

    /// Returns the notes.
    #[getter]
    fn notes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let (ctx, diagnostic) = self.get()?;
        let notes = diagnostic.notes.iter().map(|note| Py::new(py, Self::new(&ctx, note)));
        let notes = notes.collect::<PyResult<Vec<_>>>()?;
        lock(&self.notes).extend(notes.iter().map(|note| note.clone_ref(py)));
        PyTuple::new(py, notes)
    }

    fn __str__(&self) -> String {
        self.get().map_or_else(|_| "<Invalid Diagnostic>".into(), |(_, diagnostic)| diagnostic.message)
    }
}

/// A handler of diagnostics, attached to a context.
#[pyclass(module = "ods._mlir_libs._mlir.ir", name = "DiagnosticHandler", frozen)]
pub(crate) struct PyDiagnosticHandler {
    callback: Mutex<Option<Py<PyAny>>>,
    context: Mutex<Option<Py<PyWeakrefReference>>>,
    had_error: AtomicBool,
}

impl PyDiagnosticHandler {
    pub(crate) fn new(py: Python<'_>, callback: Py<PyAny>, context: &Bound<'_, PyContext>) -> PyResult<Py<Self>> {
        let context = PyWeakrefReference::new(context.as_any())?.unbind();
        let had_error = AtomicBool::new(false);
        Py::new(py, Self { callback: Mutex::new(Some(callback)), context: Mutex::new(Some(context)), had_error })
    }

    fn context<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyContext>> {
        let reference = lock(&self.context).as_ref().map(|reference| reference.clone_ref(py))?;
        reference.bind(py).upgrade()?.cast_into::<PyContext>().ok()
    }

    /// Calls the handler. Returns whether it took the diagnostic.
    fn call(&self, py: Python<'_>, diagnostic: &Py<PyDiagnostic>) -> bool {
        let callback = lock(&self.callback).as_ref().map(|callback| callback.clone_ref(py));
        let Some(callback) = callback else { return false };
        match callback.call1(py, (diagnostic,)).and_then(|taken| taken.is_truthy(py)) {
            Ok(taken) => taken,
            Err(error) => {
                self.had_error.store(true, Ordering::Relaxed);
                error.write_unraisable(py, None);
                false
            }
        }
    }
}

#[pymethods]
impl PyDiagnosticHandler {
    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        match self.callback.try_lock() {
            Ok(callback) => callback.iter().try_for_each(|callback| visit.call(callback)),
            Err(_) => Ok(()),
        }
    }

    fn __clear__(&self) {
        let callback = self.callback.try_lock().map(|mut callback| callback.take());
        drop(callback);
    }

    /// Ends the calls of the handler.
    fn detach(&self, py: Python<'_>) {
        let context = self.context(py);
        let reference = lock(&self.context).take();
        if let Some(context) = context {
            context.get().forget_handler(self);
        }
        let callback = lock(&self.callback).take();
        drop((reference, callback));
    }

    /// Returns whether the handler is called.
    #[getter]
    fn attached(&self, py: Python<'_>) -> bool {
        self.context(py).is_some()
    }

    /// Returns whether a call of the handler raised an exception.
    #[getter]
    fn had_error(&self) -> bool {
        self.had_error.load(Ordering::Relaxed)
    }

    fn __enter__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __exit__(
        &self,
        py: Python<'_>,
        _kind: &Bound<'_, PyAny>,
        _value: &Bound<'_, PyAny>,
        _traceback: &Bound<'_, PyAny>,
    ) {
        self.detach(py);
    }
}

/// Calls the handlers of the context, newest first, until one takes the diagnostic. An error that none takes is
/// written to `sys.stderr`.
pub(crate) fn deliver(py: Python<'_>, ctx: &Arc<Ctx>, diagnostic: &Diagnostic) -> PyResult<()> {
    let diagnostic = diagnostic.clone().resolved(&ctx.core);
    let handlers = ctx.object(py)?.get().handlers(py);
    if !handlers.is_empty() {
        let live = Py::new(py, PyDiagnostic::new(ctx, &diagnostic))?;
        let is_taken = handlers.iter().any(|handler| handler.get().call(py, &live));
        live.get().end();
        if is_taken {
            return Ok(());
        }
    }
    if diagnostic.severity == Severity::Error { write(py, ctx, &diagnostic) } else { Ok(()) }
}

/// Writes an error as MLIR does, without notes.
fn write(py: Python<'_>, ctx: &Arc<Ctx>, error: &Diagnostic) -> PyResult<()> {
    let stream = py.import("sys")?.getattr("stderr")?;
    if stream.is_none() {
        return Ok(());
    }
    let place = if error.location == Location::UNKNOWN {
        String::new()
    } else {
        format!("{}: ", PyLocation::new(ctx, error.location).__repr__())
    };
    stream.call_method1("write", (format!("{place}error: {}\n", error.message),)).map(drop)
}

/// Returns `MLIRError` with the errors. Handlers get them instead, if the context asks for that.
pub(crate) fn error(py: Python<'_>, ctx: &Arc<Ctx>, message: &str, diagnostics: &[Diagnostic]) -> PyErr {
    match try_error(py, ctx, message, diagnostics) {
        Ok(error) | Err(error) => error,
    }
}

fn try_error(py: Python<'_>, ctx: &Arc<Ctx>, message: &str, diagnostics: &[Diagnostic]) -> PyResult<PyErr> {
    let infos = PyList::empty(py);
    let emits_errors = ctx.emits_errors.load(Ordering::Relaxed);
    for diagnostic in diagnostics {
        if diagnostic.severity == Severity::Error && !emits_errors {
            infos.append(Py::new(py, PyDiagnosticInfo::new(ctx, &diagnostic.clone().resolved(&ctx.core)))?)?;
        } else {
            deliver(py, ctx, diagnostic)?;
        }
    }
    let error = package_object(py, "MLIRError")?.call1(py, (message, infos))?;
    Ok(PyErr::from_value(error.into_bound(py)))
}
