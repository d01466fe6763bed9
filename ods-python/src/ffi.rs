//! Calls of the C API that PyO3 has no safe form of.

use std::ffi::c_int;

use pyo3::buffer::PyUntypedBuffer;
use pyo3::exceptions::{PyBufferError, PyTypeError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyTuple, PyType};
use pyo3::{Py, PyClass, PyTypeInfo, ffi};

use crate::attribute::PyAttribute;
use crate::dense::{self, Exported};

/// Calls `__new__` of a class without arguments. Through its slot: a call of the attribute takes twice as long.
pub(crate) fn new_object<'py>(class: &Bound<'py, PyType>) -> PyResult<Bound<'py, PyAny>> {
    static NO_ARGUMENTS: PyOnceLock<Py<PyTuple>> = PyOnceLock::new();
    let py = class.py();
    let arguments = NO_ARGUMENTS.get_or_init(py, || PyTuple::empty(py).unbind());
    // SAFETY: the slot of a type object is a function of this signature, or null; the arguments are live objects, and the result is a new
    // reference, or null with an exception set.
    unsafe {
        let slot = ffi::PyType_GetSlot(class.as_type_ptr(), ffi::Py_tp_new);
        if slot.is_null() {
            return Err(PyTypeError::new_err("the class has no instances"));
        }
        let new: ffi::newfunc = std::mem::transmute(slot);
        Bound::from_owned_ptr_or_err(py, new(class.as_type_ptr(), arguments.as_ptr(), std::ptr::null_mut()))
    }
}

/// Returns whether `__new__` of the class is another one than that of the native base.
pub(crate) fn has_own_new<T: PyTypeInfo>(class: &Bound<'_, PyType>) -> bool {
    let base = class.py().get_type::<T>();
    // SAFETY: both are type objects; the slot is only compared.
    unsafe {
        ffi::PyType_GetSlot(class.as_type_ptr(), ffi::Py_tp_new)
            != ffi::PyType_GetSlot(base.as_type_ptr(), ffi::Py_tp_new)
    }
}

/// Makes an instance of a class that derives from `T`, without a call of `__new__`. Returns an error for other classes.
pub(crate) fn new_of<'py, T: PyClass>(
    class: &Bound<'py, PyType>,
    contents: PyClassInitializer<T>,
) -> PyResult<Bound<'py, PyAny>> {
    let (py, base) = (class.py(), class.py().get_type::<T>());
    // SAFETY: both are type objects. When it is called, the class is that of `T` or derives from it; the result is a new reference.
    unsafe {
        if ffi::PyType_IsSubtype(class.as_type_ptr(), base.as_type_ptr()) == 0 {
            return Err(PyTypeError::new_err("the class does not derive from the native one"));
        }
        let object = pyo3::impl_::pymethods::tp_new_impl(py, contents, class.as_type_ptr())?;
        Bound::from_owned_ptr_or_err(py, object)
    }
}

/// Returns the class at an address that a table of kept classes has.
#[inline]
pub(crate) fn kept_class(py: Python<'_>, class: *mut ffi::PyTypeObject) -> Option<Bound<'_, PyType>> {
    // SAFETY: null, or a class that `state::Numbered` holds a reference of for good.
    let class = unsafe { Bound::from_borrowed_ptr_or_opt(py, class.cast()) }?;
    class.cast_into::<PyType>().ok()
}

/// Calls a callable with one argument. The safe form makes a tuple for it under the limited API of 3.11.
pub(crate) fn call_with<'py>(
    callable: &Bound<'py, PyAny>,
    argument: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyAny>> {
    let end = std::ptr::null_mut::<ffi::PyObject>();
    // SAFETY: both are live objects, and null ends the list; the result is a new reference, or null with an exception set.
    unsafe {
        let result = ffi::PyObject_CallFunctionObjArgs(callable.as_ptr(), argument.as_ptr(), end);
        Bound::from_owned_ptr_or_err(callable.py(), result)
    }
}

/// Returns a copy of the bytes of a contiguous buffer.
pub(crate) fn buffer_bytes(buffer: &PyUntypedBuffer, _py: Python<'_>) -> PyResult<Vec<u8>> {
    let (start, length) = (buffer.buf_ptr(), buffer.len_bytes());
    if length == 0 || start.is_null() || !buffer.is_c_contiguous() {
        return Ok(Vec::new());
    }
    // SAFETY: a contiguous buffer has this many bytes at its start, which stay there while it is held; nobody changes them while
    // this thread is attached to the interpreter.
    Ok(unsafe { std::slice::from_raw_parts(start.cast::<u8>(), length) }.to_vec())
}

/// The flags that ask for a buffer without gaps, less those that ask for strides.
const CONTIGUOUS: c_int =
    (ffi::PyBUF_C_CONTIGUOUS | ffi::PyBUF_F_CONTIGUOUS | ffi::PyBUF_ANY_CONTIGUOUS) & !ffi::PyBUF_STRIDES;

/// Fills the description of a buffer over the elements of an attribute. It is read-only.
///
/// # Safety
/// `view` must be valid for writes, as `__getbuffer__` gets it.
pub(crate) unsafe fn fill_buffer(slf: Bound<'_, PyAttribute>, view: *mut ffi::Py_buffer, flags: c_int) -> PyResult<()> {
    if flags & ffi::PyBUF_WRITABLE == ffi::PyBUF_WRITABLE {
        return Err(PyBufferError::new_err("elements are constant; ask for a buffer that is only read"));
    }
    let attribute = slf.get();
    let (bytes, exported) = dense::export(attribute).map_err(|error| PyBufferError::new_err(error.to_string()))?;
    if !exported.fits(flags & ffi::PyBUF_STRIDES == ffi::PyBUF_STRIDES, flags & CONTIGUOUS != 0) {
        return Err(PyBufferError::new_err("the elements are one value for all; ask for a buffer with strides"));
    }
    // Kept until the buffer is released.
    let mut exported = Box::new(exported);
    let length = exported.count().saturating_mul(exported.item_size as isize);
    let start = exported.own.as_deref().unwrap_or(bytes).as_ptr();
    let dimensions = exported.shape.len() as c_int;
    let (shape, strides) = (exported.shape.as_mut_ptr(), exported.strides.as_mut_ptr());
    let (format, item_size) = (exported.format.as_ptr().cast_mut(), exported.item_size as isize);
    let internal = Box::into_raw(exported).cast();
    // SAFETY: the caller's; the attribute keeps its context, and so the bytes, and the box the rest.
    unsafe {
        (*view).buf = start.cast_mut().cast();
        (*view).len = length;
        (*view).readonly = 1;
        (*view).itemsize = item_size;
        (*view).format = if flags & ffi::PyBUF_FORMAT == ffi::PyBUF_FORMAT { format } else { std::ptr::null_mut() };
        (*view).ndim = dimensions;
        (*view).shape = if flags & ffi::PyBUF_ND == ffi::PyBUF_ND { shape } else { std::ptr::null_mut() };
        (*view).strides = if flags & ffi::PyBUF_STRIDES == ffi::PyBUF_STRIDES { strides } else { std::ptr::null_mut() };
        (*view).suboffsets = std::ptr::null_mut();
        (*view).internal = internal;
        (*view).obj = slf.into_ptr();
    }
    Ok(())
}

/// Frees what [`fill_buffer`] kept.
///
/// # Safety
/// `view` must be one that it filled, and not released yet.
pub(crate) unsafe fn release_buffer(view: *mut ffi::Py_buffer) {
    // SAFETY: the caller's.
    unsafe {
        let internal = (*view).internal.cast::<Exported>();
        if !internal.is_null() {
            drop(Box::from_raw(internal));
            (*view).internal = std::ptr::null_mut();
        }
    }
}
