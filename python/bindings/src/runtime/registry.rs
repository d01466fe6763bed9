//! The registry of the process, and libraries of packed functions.

use ods_packed::{Error, Library, PackedFunc, Registry, Value};
use pyo3::exceptions::{PyAttributeError, PyKeyError, PyTypeError};
use pyo3::prelude::*;

use super::functions::{self, PackedFunction};
use super::{callbacks, errors, ffi};

/// Returns the function of this name in the registry. `release_gil` is for functions that run long, or wait for other
/// threads.
#[pyfunction]
#[pyo3(signature = (name, *, release_gil = false))]
pub(crate) fn get_function<'py>(py: Python<'py>, name: &str, release_gil: bool) -> PyResult<Bound<'py, PyAny>> {
    let Some(function) = Registry::global().get(name) else {
        let message = format!("no function '{name}' in the registry; `function_names` lists its functions");
        return Err(PyKeyError::new_err(message));
    };
    PackedFunction::builtin(py, function, release_gil)
}

/// Returns a callable as a packed function.
pub(crate) fn packed(function: &Bound<'_, PyAny>, name: &str) -> PyResult<PackedFunc> {
    if let Some(packed) = functions::of_python(function)? {
        return Ok(packed);
    }
    if !function.is_callable() {
        let message = format!("'{name}' needs a function, found {}; pass a callable", function.get_type().name()?);
        return Err(PyTypeError::new_err(message));
    }
    Ok(callbacks::packed(function, Some(name)))
}

/// Adds a callable to the registry.
#[pyfunction]
pub(crate) fn _register(py: Python<'_>, name: &str, function: &Bound<'_, PyAny>, is_override: bool) -> PyResult<()> {
    let function = packed(function, name)?;
    if is_override {
        let old = Registry::global().add_or_override(name, function);
        drop(old);
        return Ok(());
    }
    Registry::global().add(name, function).map_err(|error| errors::exception(py, &error))
}

/// Removes the function of this name from the registry.
#[pyfunction]
pub(crate) fn remove(name: &str) -> PyResult<()> {
    match Registry::global().remove(name) {
        Some(function) => {
            drop(function);
            Ok(())
        }
        None => Err(PyKeyError::new_err(format!("no function '{name}' in the registry; remove it once"))),
    }
}

/// Returns the names of the functions in the registry, sorted.
#[pyfunction]
pub(crate) fn function_names() -> Vec<String> {
    Registry::global().names()
}

/// A library of packed functions: one that `export!` of the crate `ods-packed` makes, or of tvm-ffi.
#[pyclass(module = "ods.runtime", name = "Library", frozen)]
pub(crate) struct PyLibrary(Library);

impl PyLibrary {
    fn find<'py>(&self, py: Python<'py>, name: &str) -> Result<PyResult<Bound<'py, PyAny>>, Error> {
        self.0.function(name).map(|function| PackedFunction::builtin(py, function, false))
    }
}

#[pymethods]
impl PyLibrary {
    #[new]
    fn new(py: Python<'_>, path: &str) -> PyResult<Self> {
        ffi::open(path).map(Self).map_err(|error| errors::exception(py, &error))
    }

    fn __getattr__<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
        self.find(py, name).map_err(|error| PyAttributeError::new_err(error.message().to_owned()))?
    }

    fn __getitem__<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
        self.find(py, name).map_err(|error| PyKeyError::new_err(error.message().to_owned()))?
    }
}

/// Adds functions that tests and measurements call.
pub(crate) fn add_examples() -> PyResult<()> {
    let all = [
        ("ods.testing.add_one", PackedFunc::typed("ods.testing.add_one", |x: i64| x.wrapping_add(1))),
        ("ods.testing.echo", PackedFunc::named("ods.testing.echo", echo)),
        ("ods.testing.call", PackedFunc::named("ods.testing.call", apply)),
        ("ods.testing.panic", PackedFunc::typed("ods.testing.panic", fail)),
    ];
    for (name, function) in all {
        drop(Registry::global().add_or_override(name, function));
    }
    Ok(())
}

fn echo(args: &[Value]) -> Value {
    args.first().cloned().unwrap_or_default()
}

fn apply(args: &[Value]) -> Result<Value, Error> {
    match args {
        [Value::Func(function), rest @ ..] => function.call(rest),
        _ => Err(Error::type_error("the first argument is a function")),
    }
}

fn fail(message: String) -> i64 {
    // A test of the guard around calls.
    std::panic::panic_any(message)
}
