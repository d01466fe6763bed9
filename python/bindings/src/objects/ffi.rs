//! Calls of the C API that PyO3 has no safe form of.

use std::ffi::{CStr, CString, c_int};

use pyo3::exceptions::{PyBufferError, PyTypeError};
use pyo3::impl_::trampoline::get_trampoline_function;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyTuple, PyType};
use pyo3::{Py, PyClass, PyTypeInfo, ffi};

use crate::build::by_class::Definition;
use crate::build::init::construct;
use crate::data::attribute::PyAttribute;
use crate::data::dense::{self, Exported};

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

/// Replaces the contents of an object that nobody else refers to; otherwise returns the new ones.
pub(crate) fn replace_contents<T>(object: &Bound<'_, T>, contents: T) -> Result<(), T>
where
    T: PyClass<Frozen = pyo3::pyclass::boolean_struct::True> + Sync,
{
    // SAFETY: the object is alive.
    if unsafe { ffi::Py_REFCNT(object.as_ptr()) } != 1 {
        return Err(contents);
    }
    let start = object.as_ptr().cast::<u8>();
    let offset = std::ptr::from_ref(object.get()).addr() - start.addr();
    // SAFETY: the contents are at this offset of the object. This is the only reference to it, and no other thread gets one, as this
    // one is attached to an interpreter with a lock: the limited API has no other. So nobody reads them meanwhile.
    unsafe { *start.add(offset).cast::<T>() = contents };
    Ok(())
}

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

/// Returns the arguments of a call, of which `positional` have no name.
///
/// # Safety
/// They must be those of a function of the kind `METH_FASTCALL`: as many live objects as this number and the length of `names` say.
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
/// The arguments must be those of a method of the kind `METH_FASTCALL | METH_KEYWORDS`.
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
/// The arguments must be those of a function of the kind `METH_FASTCALL | METH_KEYWORDS`.
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
    // SAFETY: nobody writes to it.
    unsafe impl Sync for Shared {}
    static FUNCTION: Shared = Shared(ffi::PyMethodDef {
        ml_name: c"build".as_ptr(),
        ml_meth: ffi::PyMethodDefPointer { PyCFunctionFastWithKeywords: get_trampoline_function!(fastcall_kw, build) },
        ml_flags: ffi::METH_FASTCALL | ffi::METH_KEYWORDS,
        ml_doc: std::ptr::null(),
    });
    let function = (&raw const FUNCTION.0).cast_mut();
    // SAFETY: the function lives for good, and Python does not write to it; the result is a new reference, or null with an exception set.
    unsafe {
        let made = ffi::PyCFunction_NewEx(function, definition.as_ptr(), std::ptr::null_mut());
        Bound::from_owned_ptr_or_err(definition.py(), made)
    }
}

/// Returns [`init`] as a method of a class of operations. Its documentation is kept for good, as classes of dialects are.
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
    // SAFETY: the class is one; the definition lives for good; the result is a new reference, or null with an exception set.
    unsafe {
        let method = ffi::PyDescr_NewMethod(class.as_type_ptr(), Box::into_raw(definition));
        Bound::from_owned_ptr_or_err(class.py(), method)
    }
}

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

/// Returns a subclass of `enum.EnumType` for enums of this package.
///
/// `EnumType` of Python 3.11 has a `__getattr__`, so that each look-up of a member takes 130 ns: Python goes through the general slot for
/// attributes of such classes. This one has the slot of plain classes, which finds members in their class, where enums keep them.
pub(crate) fn enum_type<'py>(base: &Bound<'py, PyType>) -> PyResult<Bound<'py, PyAny>> {
    let py = base.py();
    let bases = PyTuple::new(py, [base])?;
    // SAFETY: the slots end with an empty one, and live during the call, which copies them; a size of zero is that of the base. The slot
    // of `type` is a function that suits each class whose instances are classes. The result is a new reference, or null with an
    // exception set.
    unsafe {
        let getattro = ffi::PyType_GetSlot(&raw mut ffi::PyType_Type, ffi::Py_tp_getattro);
        let mut slots = [
            ffi::PyType_Slot { slot: ffi::Py_tp_getattro, pfunc: getattro },
            ffi::PyType_Slot { slot: 0, pfunc: std::ptr::null_mut() },
        ];
        let mut spec = ffi::PyType_Spec {
            name: c"ods._mlir_libs._mlir.EnumType".as_ptr(),
            basicsize: 0,
            itemsize: 0,
            flags: (ffi::Py_TPFLAGS_DEFAULT | ffi::Py_TPFLAGS_BASETYPE) as u32,
            slots: slots.as_mut_ptr(),
        };
        Bound::from_owned_ptr_or_err(py, ffi::PyType_FromSpecWithBases(&mut spec, bases.as_ptr()))
    }
}
