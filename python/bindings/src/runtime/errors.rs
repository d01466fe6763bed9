//! Errors of calls as exceptions, and back.
//!
//! An exception that passes through packed functions and IR comes back as the same object. The frames that an error
//! has passed become entries of its traceback.

use std::error::Error as StdError;

use ods_packed::{Error, ErrorKind, Frame};
use pyo3::exceptions::{PyBaseException, PyRuntimeError};
use pyo3::prelude::*;
use pyo3::types::PyType;

/// Returns the exception that an error was, or one of its kind.
#[cold]
pub(crate) fn exception(py: Python<'_>, error: &Error) -> PyErr {
    let raised = original(error).map_or_else(|| of_kind(py, error), |raised| raised.clone_ref(py));
    let frames: Vec<(&str, u32, &str)> = error.frames().iter().filter(|frame| !is_ours(frame)).map(parts).collect();
    if frames.is_empty() {
        return raised;
    }
    // The value has the traceback of the error then, and the error that is made of it the longer one.
    let value = raised.into_value(py).into_bound(py).into_any();
    let add = py
        .import(format!("{}._mlir_libs._frames", crate::package::extension::package()))
        .and_then(|module| module.getattr("add_frames"));
    match add.and_then(|add| add.call1((&value, frames))) {
        Ok(_) => PyErr::from_value(value),
        Err(error) => error,
    }
}

fn parts(frame: &Frame) -> (&str, u32, &str) {
    (&frame.file, frame.line, &frame.function)
}

/// Returns whether a frame is that of a callback: the Python frames around it say more.
fn is_ours(frame: &Frame) -> bool {
    frame.file == super::callbacks::FILE
}

/// Returns the exception among the causes of an error.
fn original(error: &Error) -> Option<&PyErr> {
    let causes = std::iter::successors(error.source(), |cause| (*cause).source());
    causes.into_iter().find_map(|cause| cause.downcast_ref::<PyErr>())
}

fn of_kind(py: Python<'_>, error: &Error) -> PyErr {
    let message = error.message().to_owned();
    match class_of(py, error.kind()) {
        Some(class) => PyErr::from_type(class, message),
        None => PyRuntimeError::new_err(error.to_string()),
    }
}

/// Returns the exception class of this name.
fn class_of<'py>(py: Python<'py>, kind: &ErrorKind) -> Option<Bound<'py, PyType>> {
    let found = py.import("builtins").and_then(|builtins| builtins.getattr(kind.as_str())).ok()?;
    let class = found.cast_into::<PyType>().ok()?;
    class.is_subclass_of::<PyBaseException>().unwrap_or(false).then_some(class)
}

/// Returns an exception as the error of a packed function.
#[cold]
pub(crate) fn of_exception(py: Python<'_>, raised: PyErr) -> Error {
    let class = raised.get_type(py);
    let kind = class.name().map_or_else(|_| "RuntimeError".to_owned(), |name| name.to_string());
    let message = raised.value(py).str().map_or_else(|_| kind.clone(), |text| text.to_string_lossy().into_owned());
    Error::new(ErrorKind::from(kind.as_str()), message).with_cause(raised)
}
