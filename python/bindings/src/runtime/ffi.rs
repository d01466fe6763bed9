//! Calls of the C API for functions and arrays.
//!
//! A built-in function has the definition of its method in the object that is its `__self__`, which it keeps.

use std::ffi::{CStr, CString, c_int};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr;

use ods_packed::abi::{DlManagedTensor, DlManagedTensorVersioned};
use ods_packed::{DataType, Error, Library, Tensor, Value};
use pyo3::buffer::PyUntypedBuffer;
use pyo3::exceptions::{PyBufferError, PyRuntimeError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyTuple};
use pyo3::{Borrowed, PyClass, ffi};

use super::arrays::{self, Array};
use super::engine::EngineFunction;
use super::errors;
use super::functions::PackedFunction;

/// The definition of a built-in function, with its texts.
pub(crate) struct Method {
    definition: Box<ffi::PyMethodDef>,
    _texts: [CString; 2],
}

// SAFETY: the definition is only read, and its texts are those beside it.
unsafe impl Send for Method {}
// SAFETY: as above.
unsafe impl Sync for Method {}

impl Method {
    fn new(name: &str, doc: &str, method: ffi::PyMethodDefPointer, flags: c_int) -> Self {
        // Neither has NUL but by malice; then the text is empty.
        let texts = [name, doc].map(|text| CString::new(text).unwrap_or_default());
        let definition = ffi::PyMethodDef {
            ml_name: texts[0].as_ptr(),
            ml_meth: method,
            ml_flags: flags,
            ml_doc: texts[1].as_ptr(),
        };
        Self { definition: Box::new(definition), _texts: texts }
    }

    /// Returns the definition of a packed function, for objects of [`PackedFunction`].
    pub(crate) fn of_packed(name: &str, doc: &str) -> Self {
        let method = ffi::PyMethodDefPointer { PyCFunctionFast: call_packed };
        Self::new(name, doc, method, ffi::METH_FASTCALL)
    }

    /// Returns the definition of a function of an engine, for objects of [`EngineFunction`].
    pub(crate) fn of_engine(name: &str, doc: &str) -> Self {
        let method = ffi::PyMethodDefPointer { PyCFunctionFastWithKeywords: call_engine };
        Self::new(name, doc, method, ffi::METH_FASTCALL | ffi::METH_KEYWORDS)
    }
}

/// Returns the built-in function of a packed function.
pub(crate) fn packed_builtin(object: Bound<'_, PackedFunction>) -> PyResult<Bound<'_, PyAny>> {
    let definition = &raw const *object.get().method().definition;
    // SAFETY: the definition is for objects of this class, and lives as long as this one.
    unsafe { builtin(definition, &object) }
}

/// Returns the built-in function of a function of an engine.
pub(crate) fn engine_builtin(object: Bound<'_, EngineFunction>) -> PyResult<Bound<'_, PyAny>> {
    let definition = &raw const *object.get().method().definition;
    // SAFETY: the definition is for objects of this class, and lives as long as this one.
    unsafe { builtin(definition, &object) }
}

/// Returns a built-in function with the object as its `__self__`.
///
/// # Safety
/// The method of the definition is for objects of the class, and the object keeps the definition.
unsafe fn builtin<'py, T: PyClass>(
    definition: *const ffi::PyMethodDef,
    object: &Bound<'py, T>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = object.py();
    // SAFETY: the function keeps the object, and reads the definition until it drops that; the result is a new
    // reference, or null with an exception.
    unsafe {
        let made = ffi::PyCFunction_NewEx(definition.cast_mut(), object.as_ptr(), ptr::null_mut());
        Bound::from_owned_ptr_or_err(py, made)
    }
}

/// Returns the `__self__` of a built-in function.
pub(crate) fn builtin_self<'py>(function: &Bound<'py, PyAny>) -> Option<Bound<'py, PyAny>> {
    // SAFETY: the object is live; a built-in function has a borrowed `__self__`, or null.
    unsafe {
        if ffi::PyCFunction_Check(function.as_ptr()) == 0 {
            return None;
        }
        Bound::from_borrowed_ptr_or_opt(function.py(), ffi::PyCFunction_GetSelf(function.as_ptr()))
    }
}

/// The most arguments of a call without steps between.
const MAX_DIRECT_ARGUMENTS: usize = 4;

/// Returns a number, `None` or a boolean that needs nothing but a look.
///
/// # Safety
/// The object is live, and the thread is attached to the interpreter.
#[inline(always)]
unsafe fn plain(object: *mut ffi::PyObject) -> Option<Value> {
    // SAFETY: by the caller.
    unsafe {
        if ffi::PyLong_CheckExact(object) != 0 {
            let mut overflow = 0;
            let value = ffi::PyLong_AsLongLongAndOverflow(object, &mut overflow);
            return (overflow == 0).then_some(Value::Int(value));
        }
        if ffi::PyFloat_CheckExact(object) != 0 {
            return Some(Value::Float(ffi::PyFloat_AsDouble(object)));
        }
        if object == ffi::Py_None() {
            return Some(Value::None);
        }
        (ffi::PyBool_Check(object) != 0).then(|| Value::Bool(object == ffi::Py_True()))
    }
}

/// Returns a number, `None` or a boolean as a new reference, or null with an exception; `None` for other values.
///
/// # Safety
/// The thread is attached to the interpreter.
#[inline(always)]
unsafe fn plain_object(value: &Value) -> Option<*mut ffi::PyObject> {
    // SAFETY: by the caller.
    Some(unsafe {
        match value {
            Value::Int(value) => ffi::PyLong_FromLongLong(*value),
            Value::Float(value) => ffi::PyFloat_FromDouble(*value),
            Value::None => ffi::Py_NewRef(ffi::Py_None()),
            Value::Bool(true) => ffi::Py_NewRef(ffi::Py_True()),
            Value::Bool(false) => ffi::Py_NewRef(ffi::Py_False()),
            Value::Handle(_)
            | Value::DataType(_)
            | Value::Device(_)
            | Value::Str(_)
            | Value::Bytes(_)
            | Value::List(_)
            | Value::Tuple(_)
            | Value::Dict(_)
            | Value::Tensor(_)
            | Value::Func(_)
            | Value::Object(_) => return None,
        }
    })
}

/// Calls a packed function. The interpreter calls this with the object of [`Method::of_packed`].
unsafe extern "C" fn call_packed(
    slf: *mut ffi::PyObject,
    args: *mut *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
) -> *mut ffi::PyObject {
    let call = || {
        // SAFETY: the interpreter calls this attached, with an object of the class and its live arguments.
        unsafe {
            let py = Python::assume_attached();
            let object = Borrowed::from_ptr(py, slf);
            let function = object.cast_unchecked::<PackedFunction>().get();
            if let Some(values) = few(args, count as usize).filter(|_| !function.releases_gil()) {
                match function.packed().call(&values[..count as usize]) {
                    Ok(value) => match plain_object(&value) {
                        Some(object) => return object,
                        None => return finish(function.result(py, Ok(value))),
                    },
                    Err(error) => return finish(function.result(py, Err(error))),
                }
            }
            finish(Python::attach(|py| function.call(py, &objects(py, args, count as usize))))
        }
    };
    catch_panics(call)
}

/// Returns the arguments, if they are few and plain.
///
/// # Safety
/// There are so many live arguments, and the thread is attached to the interpreter.
#[inline(always)]
unsafe fn few(args: *const *mut ffi::PyObject, count: usize) -> Option<[Value; MAX_DIRECT_ARGUMENTS]> {
    let mut values = [const { Value::None }; MAX_DIRECT_ARGUMENTS];
    if count > MAX_DIRECT_ARGUMENTS {
        return None;
    }
    for (at, value) in values.iter_mut().enumerate().take(count) {
        // SAFETY: by the caller.
        *value = unsafe { plain(*args.add(at))? };
    }
    Some(values)
}

/// Returns arguments as objects.
///
/// # Safety
/// There are so many live arguments.
unsafe fn objects<'py>(py: Python<'py>, args: *const *mut ffi::PyObject, count: usize) -> Vec<Bound<'py, PyAny>> {
    // SAFETY: by the caller.
    (0..count).map(|at| unsafe { Bound::from_borrowed_ptr(py, *args.add(at)) }).collect()
}

/// Returns a result as the interpreter wants it.
fn finish(result: PyResult<Py<PyAny>>) -> *mut ffi::PyObject {
    match result {
        Ok(object) => object.into_ptr(),
        Err(error) => {
            Python::attach(|py| error.restore(py));
            ptr::null_mut()
        }
    }
}

/// Runs a call. A panic becomes an exception.
#[inline(always)]
fn catch_panics(call: impl FnOnce() -> *mut ffi::PyObject) -> *mut ffi::PyObject {
    catch_unwind(AssertUnwindSafe(call)).unwrap_or_else(|panic| {
        let message = format!("panic: {}", ods::ir::panic_message(&*panic));
        finish(Err(PyRuntimeError::new_err(message)))
    })
}

/// Calls a function of an engine. The interpreter calls this with the object of [`Method::of_engine`].
unsafe extern "C" fn call_engine(
    slf: *mut ffi::PyObject,
    args: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    names: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    catch_panics(|| {
        finish(Python::attach(|py| {
            // SAFETY: the interpreter calls this with an object of the class, its live arguments, and a tuple of the
            // names of the arguments after these, or null.
            let (object, names, count) = unsafe {
                let names = Bound::from_borrowed_ptr_or_opt(py, names);
                (Borrowed::from_ptr(py, slf), names, count as usize)
            };
            let names = names.map(|names| names.cast_into::<PyTuple>()).transpose()?;
            let num_named = names.as_ref().map_or(0, |names| names.len());
            // SAFETY: named arguments follow the others.
            let all = unsafe { objects(py, args, count + num_named) };
            let (positional, named) = all.split_at(count);
            let named = names.iter().flatten().map(|name| name.extract::<String>()).zip(named);
            let named = named.map(|(name, value)| Ok((name?, value.clone()))).collect::<PyResult<Vec<_>>>()?;
            object.cast::<EngineFunction>()?.get().call(py, positional, &named)
        }))
    })
}

/// Returns whether the class of an object has buffers.
pub(crate) fn has_buffer(object: &Bound<'_, PyAny>) -> bool {
    // SAFETY: the object is live.
    unsafe { ffi::PyObject_CheckBuffer(object.as_ptr()) != 0 }
}

/// Returns a tensor over the elements of a buffer, which it keeps.
pub(crate) fn of_buffer(
    buffer: PyUntypedBuffer,
    dtype: DataType,
    shape: &[i64],
    strides: &[i64],
) -> Result<Tensor, Error> {
    let (start, is_constant) = (buffer.buf_ptr().cast::<u8>(), buffer.readonly());
    // SAFETY: the elements are there while the buffer is held, as its exporter says. Whoever passes an array to a
    // call answers for the accesses of others.
    unsafe {
        match is_constant {
            true => Tensor::of_constant_memory(start, dtype, shape, strides, buffer),
            false => Tensor::of_memory(start, dtype, shape, strides, buffer),
        }
    }
}

const VERSIONED: &CStr = c"dltensor_versioned";
const LEGACY: &CStr = c"dltensor";

/// Takes the tensor out of a capsule of DLPack.
pub(crate) fn of_capsule(capsule: &Bound<'_, PyAny>) -> PyResult<Tensor> {
    let Ok(capsule) = capsule.cast::<PyCapsule>() else {
        return Err(PyTypeError::new_err("`__dlpack__` returned no capsule; pass an array"));
    };
    let raw = capsule.as_ptr();
    // SAFETY: the capsule is live. One of these names has such a tensor, which the name that it gets gives to us.
    let tensor = unsafe {
        if ffi::PyCapsule_IsValid(raw, VERSIONED.as_ptr()) != 0 {
            let tensor = ffi::PyCapsule_GetPointer(raw, VERSIONED.as_ptr());
            ffi::PyCapsule_SetName(raw, c"used_dltensor_versioned".as_ptr());
            Tensor::from_dlpack(tensor.cast::<DlManagedTensorVersioned>())
        } else if ffi::PyCapsule_IsValid(raw, LEGACY.as_ptr()) != 0 {
            let tensor = ffi::PyCapsule_GetPointer(raw, LEGACY.as_ptr());
            ffi::PyCapsule_SetName(raw, c"used_dltensor".as_ptr());
            Tensor::from_legacy_dlpack(tensor.cast::<DlManagedTensor>())
        } else {
            return Err(PyTypeError::new_err("a capsule has no tensor, or was used already; export the array again"));
        }
    };
    tensor.map_err(|error| errors::exception(capsule.py(), &error))
}

/// Frees the tensor of an unused capsule.
unsafe extern "C" fn free_capsule(capsule: *mut ffi::PyObject) {
    // SAFETY: the interpreter calls this with the capsule below; the tensor is still in it, unless the name says
    // otherwise.
    unsafe {
        if ffi::PyCapsule_IsValid(capsule, VERSIONED.as_ptr()) != 0 {
            let tensor = ffi::PyCapsule_GetPointer(capsule, VERSIONED.as_ptr()).cast::<DlManagedTensorVersioned>();
            if let Some(deleter) = (*tensor).deleter {
                deleter(tensor);
            }
        }
    }
}

/// Returns a tensor in a capsule of DLPack.
pub(crate) fn to_capsule(py: Python<'_>, tensor: Tensor) -> PyResult<Bound<'_, PyCapsule>> {
    let tensor = tensor.into_dlpack().map_err(|error| errors::exception(py, &error))?;
    // SAFETY: the capsule has the tensor, and frees it unless a consumer takes it. The result is a new reference, or
    // null with an exception.
    let capsule = unsafe {
        let made = ffi::PyCapsule_New(tensor.cast(), VERSIONED.as_ptr(), Some(free_capsule));
        Bound::from_owned_ptr_or_err(py, made)?
    };
    Ok(capsule.cast_into::<PyCapsule>()?)
}

/// The shape and the strides of a buffer, which live as long as it.
struct Exported {
    shape: Vec<isize>,
    strides: Vec<isize>,
}

/// Fills the description of a buffer over the elements of an array.
///
/// # Safety
/// `view` must be valid for writes, as `__getbuffer__` gets it.
pub(crate) unsafe fn fill_buffer(slf: Bound<'_, Array>, view: *mut ffi::Py_buffer, flags: c_int) -> PyResult<()> {
    let py = slf.py();
    let (tensor, kept) = (slf.get().view(py)?, slf.clone());
    let is_asked = |flag: c_int| flags & flag == flag;
    let Some(format) = arrays::format_of(tensor.dtype()).filter(|_| tensor.device().is_host()) else {
        let (dtype, device) = (tensor.dtype(), tensor.device());
        let message = format!("elements of type {dtype} on {device} have no buffer; use `__dlpack__`");
        return Err(PyBufferError::new_err(message));
    };
    if tensor.is_read_only() && is_asked(ffi::PyBUF_WRITABLE) {
        return Err(PyBufferError::new_err("the elements are constant; ask for a buffer that is only read"));
    }
    if !tensor.is_contiguous() && !is_asked(ffi::PyBUF_STRIDES) {
        return Err(PyBufferError::new_err("the elements are not contiguous; ask for a buffer with strides"));
    }
    let size = tensor.dtype().size() as isize;
    let words = |numbers: &[i64]| numbers.iter().map(|number| isize::try_from(*number)).collect::<Result<Vec<_>, _>>();
    let is_large = |_| PyBufferError::new_err("the array has dimensions beyond the address space; use `__dlpack__`");
    let shape = words(tensor.shape()).map_err(is_large)?;
    let strides: Vec<isize> = match tensor.strides() {
        // The stride of a dimension of size 1 may be any number.
        Some(strides) => words(strides).map_err(is_large)?.iter().map(|stride| stride.saturating_mul(size)).collect(),
        None => row_major(&shape, size),
    };
    let mut exported = Box::new(Exported { shape, strides });
    let (shape, strides) = (exported.shape.as_mut_ptr(), exported.strides.as_mut_ptr());
    let dimensions = exported.shape.len() as c_int;
    let internal = Box::into_raw(exported).cast();
    // SAFETY: the caller's; the array keeps its tensor, and so the elements, and the box the rest.
    unsafe {
        (*view).buf = tensor.data().cast();
        (*view).len = tensor.count() as isize * size;
        (*view).readonly = c_int::from(tensor.is_read_only());
        (*view).itemsize = size;
        (*view).format = if is_asked(ffi::PyBUF_FORMAT) { format.as_ptr().cast_mut() } else { ptr::null_mut() };
        (*view).ndim = dimensions;
        (*view).shape = if is_asked(ffi::PyBUF_ND) { shape } else { ptr::null_mut() };
        (*view).strides = if is_asked(ffi::PyBUF_STRIDES) { strides } else { ptr::null_mut() };
        (*view).suboffsets = ptr::null_mut();
        (*view).internal = internal;
        (*view).obj = kept.into_ptr();
    }
    Ok(())
}

fn row_major(shape: &[isize], size: isize) -> Vec<isize> {
    let mut strides = vec![size; shape.len()];
    for at in (0..shape.len().saturating_sub(1)).rev() {
        strides[at] = strides[at + 1].saturating_mul(shape[at + 1].max(1));
    }
    strides
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
            (*view).internal = ptr::null_mut();
        }
    }
}

/// Loads a library of packed functions: the script asks for its code to be run.
pub(crate) fn open(path: &str) -> Result<Library, Error> {
    // SAFETY: as for an extension module, the caller answers for the code of the library.
    unsafe { Library::open(path) }
}
