//! Functions and methods that Python calls with an array of arguments: PyO3 has no safe form that is as fast.

use std::ffi::{CStr, CString};

use pyo3::ffi;
use pyo3::impl_::trampoline::get_trampoline_function;
use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};

use crate::build::by_class::Definition;
use crate::build::init::construct;

/// The arguments of a call.
pub(crate) struct Arguments<'a, 'py> {
    pub(crate) positional: &'a [Borrowed<'a, 'py, PyAny>],
    /// The values of the arguments by name.
    values: &'a [Borrowed<'a, 'py, PyAny>],
    names: Option<&'a Bound<'py, PyTuple>>,
}

impl<'a, 'py> Arguments<'a, 'py> {
    /// Returns the arguments by name.
    pub(crate) fn named(&self) -> impl Iterator<Item = (Bound<'py, PyAny>, &'a Borrowed<'a, 'py, PyAny>)> {
        self.names.into_iter().flatten().zip(self.values)
    }
}

/// Returns the arguments of a call. The first `positional` ones have no name.
///
/// # Safety
/// They must come from a call of a function of the kind `METH_FASTCALL`: as many live objects as this number and the
/// length of `names` say.
unsafe fn arguments_of<'a, 'py>(
    start: *const *mut ffi::PyObject,
    positional: ffi::Py_ssize_t,
    names: Option<&'a Bound<'py, PyTuple>>,
) -> Arguments<'a, 'py> {
    let (positional, named) = (positional as usize, names.map_or(0, |names| names.len()));
    let all: &[Borrowed<'_, '_, PyAny>] = if positional + named == 0 {
        &[]
    } else {
        // SAFETY: the caller's; a `Borrowed` has the layout of a pointer to an object.
        unsafe { std::slice::from_raw_parts(start.cast(), positional + named) }
    };
    let (positional, values) = all.split_at(positional);
    Arguments { positional, values, names }
}

/// Builds the operation of a view: `__init__` of its class, as Python calls it.
///
/// # Safety
/// The arguments must come from a call of a method of the kind `METH_FASTCALL | METH_KEYWORDS`.
unsafe fn init(
    py: Python<'_>,
    slf: *mut ffi::PyObject,
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    names: *mut ffi::PyObject,
) -> PyResult<*mut ffi::PyObject> {
    // SAFETY: the caller's: `slf` is a live object, and `names` is null or a tuple.
    unsafe {
        let names = Bound::from_borrowed_ptr_or_opt(py, names).map(|names| names.cast_into_unchecked::<PyTuple>());
        let arguments = arguments_of(arguments, count, names.as_ref());
        construct(&Borrowed::from_ptr(py, slf), &arguments)?;
    }
    Ok(py.None().into_ptr())
}

/// Builds an operation: a value builder, as its function in Python calls it.
///
/// # Safety
/// The arguments must come from a call of a function of the kind `METH_FASTCALL | METH_KEYWORDS`.
unsafe fn build(
    py: Python<'_>,
    slf: *mut ffi::PyObject,
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    _names: *mut ffi::PyObject,
) -> PyResult<*mut ffi::PyObject> {
    // SAFETY: the caller's: `slf` is a live object.
    let (definition, arguments) = unsafe { (Borrowed::from_ptr(py, slf), arguments_of(arguments, count, None)) };
    let definition = definition.cast::<Definition>()?;
    Ok(definition.get().build_value(py, arguments.positional)?.into_ptr())
}

/// Returns [`build`] as a function for a definition.
pub(crate) fn function_of<'py>(definition: &Bound<'py, Definition>) -> PyResult<Bound<'py, PyAny>> {
    struct Shared(ffi::PyMethodDef);
    // SAFETY: it is never written.
    unsafe impl Sync for Shared {}
    static FUNCTION: Shared = Shared(ffi::PyMethodDef {
        ml_name: c"build".as_ptr(),
        ml_meth: ffi::PyMethodDefPointer { PyCFunctionFastWithKeywords: get_trampoline_function!(fastcall_kw, build) },
        ml_flags: ffi::METH_FASTCALL | ffi::METH_KEYWORDS,
        ml_doc: std::ptr::null(),
    });
    let function = (&raw const FUNCTION.0).cast_mut();
    // SAFETY: the function lives for good, and Python does not write to it; the result is a new reference, or null
    // with an exception set.
    unsafe {
        let made = ffi::PyCFunction_NewEx(function, definition.as_ptr(), std::ptr::null_mut());
        Bound::from_owned_ptr_or_err(definition.py(), made)
    }
}

/// Returns [`init`] as a method of a class of operations. Its documentation is kept for good, as classes of dialects
/// are.
pub(crate) fn method_of<'py>(
    class: &Bound<'py, PyType>,
    name: &'static CStr,
    documentation: CString,
) -> PyResult<Bound<'py, PyAny>> {
    let definition = Box::new(ffi::PyMethodDef {
        ml_name: name.as_ptr(),
        ml_meth: ffi::PyMethodDefPointer { PyCFunctionFastWithKeywords: get_trampoline_function!(fastcall_kw, init) },
        ml_flags: ffi::METH_FASTCALL | ffi::METH_KEYWORDS,
        ml_doc: documentation.into_raw(),
    });
    // SAFETY: the class is one; the definition lives for good; the result is a new reference, or null with an
    // exception set.
    unsafe {
        let method = ffi::PyDescr_NewMethod(class.as_type_ptr(), Box::into_raw(definition));
        Bound::from_owned_ptr_or_err(class.py(), method)
    }
}
