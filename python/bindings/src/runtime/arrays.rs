//! Arrays: tensors as Python objects, and Python objects as tensors, over the same elements.
//!
//! Objects with the buffer protocol and with DLPack (`__dlpack__`) are arrays. The class here has both, so that
//! NumPy, PyTorch and `memoryview` take it. Nothing of NumPy is linked.

use std::ffi::CStr;

use ods_packed::{DataType, Tensor, TensorView};
use pyo3::buffer::PyUntypedBuffer;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyDict, PyTuple};

use super::{errors, ffi};

/// Elements of a call: `Array` of Python.
#[pyclass(module = "ods.runtime", name = "Array", frozen)]
pub(crate) struct Array(Tensor);

impl Array {
    pub(crate) fn new(tensor: Tensor) -> Self {
        Self(tensor)
    }

    pub(crate) fn tensor(&self) -> &Tensor {
        &self.0
    }

    pub(crate) fn view(&self, py: Python<'_>) -> PyResult<TensorView<'_>> {
        self.0.view().map_err(|error| errors::exception(py, &error))
    }

    /// Returns whether the elements have a type that buffers have.
    pub(crate) fn has_format(&self) -> bool {
        self.0.view().is_ok_and(|view| format_of(view.dtype()).is_some())
    }
}

#[pymethods]
impl Array {
    /// Returns the sizes.
    #[getter]
    fn shape<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.view(py)?.shape())
    }

    /// Returns the name of the element type, which is that of NumPy.
    #[getter]
    fn dtype(&self, py: Python<'_>) -> PyResult<String> {
        Ok(self.view(py)?.dtype().to_string())
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let view = self.view(py)?;
        Ok(format!("Array(shape={:?}, dtype={})", view.shape(), view.dtype()))
    }

    #[pyo3(signature = (**_options))]
    fn __dlpack__<'py>(
        &self,
        py: Python<'py>,
        _options: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        let is_versioned = match _options.and_then(|options| options.get_item("max_version").transpose()) {
            Some(version) => version?.extract::<(u32, u32)>().is_ok_and(|(major, _)| major >= 1),
            None => false,
        };
        if !is_versioned {
            let message =
                "only versions of DLPack from 1.0 on are exported; pass `max_version=(1, 0)`, or use the buffer";
            return Err(pyo3::exceptions::PyBufferError::new_err(message));
        }
        ffi::to_capsule(py, self.0.clone())
    }

    fn __dlpack_device__(&self, py: Python<'_>) -> PyResult<(i32, i32)> {
        let device = self.view(py)?.device();
        Ok((device.kind, device.id))
    }

    unsafe fn __getbuffer__(
        slf: Bound<'_, Self>,
        view: *mut pyo3::ffi::Py_buffer,
        flags: std::ffi::c_int,
    ) -> PyResult<()> {
        // SAFETY: the interpreter calls this with a description to fill.
        unsafe { ffi::fill_buffer(slf, view, flags) }
    }

    unsafe fn __releasebuffer__(&self, view: *mut pyo3::ffi::Py_buffer) {
        // SAFETY: the interpreter calls this once for each description that was filled.
        unsafe { ffi::release_buffer(view) }
    }
}

/// Returns the format of elements, as buffers have it.
pub(crate) fn format_of(dtype: DataType) -> Option<&'static CStr> {
    if dtype == DataType::BOOL {
        return Some(c"?");
    }
    Some(match (dtype.code, dtype.bits, dtype.lanes) {
        (0, 8, 1) => c"b",
        (0, 16, 1) => c"h",
        (0, 32, 1) => c"i",
        (0, 64, 1) => c"q",
        (1, 8, 1) => c"B",
        (1, 16, 1) => c"H",
        (1, 32, 1) => c"I",
        (1, 64, 1) => c"Q",
        (2, 16, 1) => c"e",
        (2, 32, 1) => c"f",
        (2, 64, 1) => c"d",
        (5, 64, 1) => c"Zf",
        (5, 128, 1) => c"Zd",
        _ => return None,
    })
}

/// Returns the type of elements with a format and a size in bytes.
pub(crate) fn type_of(format: &CStr, size: usize) -> Option<DataType> {
    let text = format.to_bytes();
    let is_native = |order: u8| order == b'=' || order == b'@' || (order == b'<') == cfg!(target_endian = "little");
    let kind = match text {
        [b'<' | b'>' | b'=' | b'@' | b'!', ..] if size > 1 && !is_native(text[0]) => return None,
        [b'<' | b'>' | b'=' | b'@' | b'!', kind @ ..] => kind,
        kind => kind,
    };
    let bits = u8::try_from(size.checked_mul(8)?).ok().filter(|bits| *bits > 0)?;
    let code = match kind {
        b"?" => return Some(DataType::BOOL),
        b"b" | b"h" | b"i" | b"l" | b"q" | b"n" => 0,
        b"" | b"B" | b"H" | b"I" | b"L" | b"Q" | b"N" => 1,
        b"e" | b"f" | b"d" => 2,
        b"Zf" | b"Zd" => 5,
        _ => return None,
    };
    Some(DataType::new(code, bits))
}

/// Returns an object as a tensor over its elements; `None` if it is not an array.
pub(crate) fn of_python(object: &Bound<'_, PyAny>) -> PyResult<Option<Tensor>> {
    if ffi::has_buffer(object)
        && let Ok(buffer) = PyUntypedBuffer::get(object)
    {
        return of_buffer(object.py(), buffer, None).map(Some);
    }
    let Some(export) = object.getattr_opt("__dlpack__")? else { return Ok(None) };
    let options = PyDict::new(object.py());
    options.set_item("max_version", (1, 0))?;
    let capsule = match export.call((), Some(&options)) {
        Err(error) if error.is_instance_of::<PyTypeError>(object.py()) => export.call0(),
        capsule => capsule,
    };
    match capsule {
        Ok(capsule) => ffi::of_capsule(&capsule).map(Some),
        Err(error) => of_bits(object)?.ok_or(error).map(Some),
    }
}

/// Returns an array of NumPy whose elements neither buffers nor DLPack describe there: the types of `ml_dtypes`.
fn of_bits(object: &Bound<'_, PyAny>) -> PyResult<Option<Tensor>> {
    let Some(dtype) = object.getattr_opt("dtype")? else { return Ok(None) };
    let is_brain = dtype.getattr_opt("name")?.is_some_and(|name| name.eq("bfloat16").unwrap_or(false));
    if !is_brain {
        return Ok(None);
    }
    let bits = PyUntypedBuffer::get(&object.call_method1("view", ("uint16",))?)?;
    if type_of(bits.format(), bits.item_size()) != Some(DataType::new(1, 16)) {
        return Err(PyTypeError::new_err(
            "the view as `uint16` of bfloat16 elements has others; pass an array of `ml_dtypes`",
        ));
    }
    of_buffer(object.py(), bits, Some(DataType::new(4, 16))).map(Some)
}

/// Returns the elements of a buffer as elements of a type, by default of the type of its format.
fn of_buffer(py: Python<'_>, buffer: PyUntypedBuffer, dtype: Option<DataType>) -> PyResult<Tensor> {
    let size = buffer.item_size();
    let Some(dtype) = dtype.or_else(|| type_of(buffer.format(), size)) else {
        let format = buffer.format().to_string_lossy();
        let message = format!("elements of the format '{format}' are no numbers of a call; convert the array first");
        return Err(PyTypeError::new_err(message));
    };
    let shape = buffer.shape().iter().map(|size| i64::try_from(*size)).collect::<Result<Vec<_>, _>>()?;
    let bytes = i64::try_from(size)?;
    let is_whole = buffer.strides().iter().all(|stride| *stride as i64 % bytes == 0);
    if !is_whole || buffer.suboffsets().is_some_and(|all| all.iter().any(|offset| *offset >= 0)) {
        let message = "the elements of an array are not at multiples of their size; pass a copy";
        return Err(PyValueError::new_err(message));
    }
    let strides: Vec<i64> = buffer.strides().iter().map(|stride| *stride as i64 / bytes).collect();
    ffi::of_buffer(buffer, dtype, &shape, &strides).map_err(|error| errors::exception(py, &error))
}
