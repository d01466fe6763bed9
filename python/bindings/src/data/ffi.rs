//! Buffers over the elements of attributes: PyO3 leaves the description of a buffer to its exporter.

use std::ffi::c_int;

use pyo3::exceptions::PyBufferError;
use pyo3::ffi;
use pyo3::prelude::*;

use crate::data::attribute::PyAttribute;
use crate::data::dense::{self, Exported};

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
