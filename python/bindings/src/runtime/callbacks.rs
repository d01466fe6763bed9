//! Python callables as packed functions.

use ods_packed::{Error, PackedFunc, Value};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use super::{errors, values};

/// The file in the frames of callbacks.
pub(crate) const FILE: &str = file!();

/// Returns a packed function that calls the object. It takes the GIL, so any thread may call it.
pub(crate) fn packed(callable: &Bound<'_, PyAny>, name: Option<&str>) -> PackedFunc {
    let own = || callable.getattr("__qualname__").and_then(|name| name.extract::<String>()).ok();
    let name = name.map(str::to_owned).or_else(own).unwrap_or_default();
    let callable = callable.clone().unbind();
    PackedFunc::named(name, move |args: &[Value]| {
        let outcome =
            Python::try_attach(|py| call(callable.bind(py), args).map_err(|raised| errors::of_exception(py, raised)));
        outcome.unwrap_or_else(|| Err(Error::runtime("a Python function was called after the end of the interpreter")))
    })
}

fn call(callable: &Bound<'_, PyAny>, args: &[Value]) -> PyResult<Value> {
    let py = callable.py();
    let arguments = args.iter().map(|value| values::to_python(py, value)).collect::<PyResult<Vec<_>>>()?;
    let result = callable.call1(PyTuple::new(py, arguments)?)?;
    values::to_value(&result)
}
