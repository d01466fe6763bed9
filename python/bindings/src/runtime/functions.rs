//! Packed functions in Python.

use ods_packed::{Error, PackedFunc, Value};
use pyo3::prelude::*;

use super::engine::EngineFunction;
use super::ffi::Method;
use super::{errors, ffi, values};

/// The `__self__` of a packed function.
///
/// The function holds the GIL while it runs, as taking it again costs more than a short call; `release_gil=True` is
/// for long ones.
#[pyclass(module = "ods.runtime", name = "PackedFunction", frozen)]
pub(crate) struct PackedFunction {
    function: PackedFunc,
    releases_gil: bool,
    method: Method,
}

impl PackedFunction {
    /// Returns a packed function as a built-in one of the interpreter.
    pub(crate) fn builtin(py: Python<'_>, function: PackedFunc, releases_gil: bool) -> PyResult<Bound<'_, PyAny>> {
        let (name, doc) = match function.about() {
            Some(about) if about.name().is_empty() => ("<function>".to_owned(), about.to_string()),
            Some(about) => (about.name().to_owned(), format!("{about}\n\n{}", about.doc())),
            None => ("<function>".to_owned(), String::new()),
        };
        let method = Method::of_packed(&name, doc.trim_end());
        ffi::packed_builtin(Bound::new(py, Self { function, releases_gil, method })?)
    }

    pub(crate) fn packed(&self) -> &PackedFunc {
        &self.function
    }

    #[inline(always)]
    pub(crate) fn releases_gil(&self) -> bool {
        self.releases_gil
    }

    pub(crate) fn method(&self) -> &Method {
        &self.method
    }

    /// Calls the function with any arguments.
    pub(crate) fn call(&self, py: Python<'_>, args: &[Bound<'_, PyAny>]) -> PyResult<Py<PyAny>> {
        let values = args.iter().map(values::to_value).collect::<PyResult<Vec<_>>>()?;
        let result =
            if self.releases_gil { py.detach(|| self.function.call(&values)) } else { self.function.call(&values) };
        self.result(py, result)
    }

    /// Returns the result of a call as an object.
    #[cold]
    pub(crate) fn result(&self, _py: Python<'_>, result: Result<Value, Error>) -> PyResult<Py<PyAny>> {
        Python::attach(|py| match result {
            Ok(value) => values::to_python(py, &value).map(Bound::unbind),
            Err(error) => Err(errors::exception(py, &error)),
        })
    }
}

#[pymethods]
impl PackedFunction {
    /// Returns the name and the types of parameters and result.
    #[getter]
    fn signature(&self) -> String {
        self.function.about().map_or_else(|| "<function>(...)".to_owned(), ToString::to_string)
    }

    fn __repr__(&self) -> String {
        format!("<packed function {}>", self.signature())
    }
}

/// Returns the packed function that a built-in function of this package calls.
pub(crate) fn of_python(object: &Bound<'_, PyAny>) -> PyResult<Option<PackedFunc>> {
    let Some(slf) = ffi::builtin_self(object) else { return Ok(None) };
    if let Ok(function) = slf.cast::<PackedFunction>() {
        return Ok(Some(function.get().function.clone()));
    }
    Ok(slf.cast::<EngineFunction>().ok().map(|function| function.get().packed()))
}
