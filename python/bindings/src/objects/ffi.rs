//! Calls of the C API that PyO3 has no safe form of: objects, classes, buffers.

use pyo3::buffer::PyUntypedBuffer;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyTuple, PyType};
use pyo3::{PyClass, PyTypeInfo, ffi};

/// Calls `__new__` of a class without arguments. Through its slot: a call of the attribute takes twice as long.
pub(crate) fn new_object<'py>(class: &Bound<'py, PyType>) -> PyResult<Bound<'py, PyAny>> {
    static NO_ARGUMENTS: PyOnceLock<Py<PyTuple>> = PyOnceLock::new();
    let py = class.py();
    let arguments = NO_ARGUMENTS.get_or_init(py, || PyTuple::empty(py).unbind());
    // SAFETY: the slot of a type object is a function of this signature, or null; the arguments are live objects, and
    // the result is a new reference, or null with an exception set.
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
    // SAFETY: both are type objects. When it is called, the class is that of `T` or derives from it; the result is a
    // new reference.
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
    // SAFETY: null, or a class that `registry::ClassesByNumber` holds a reference of for good.
    let class = unsafe { Bound::from_borrowed_ptr_or_opt(py, class.cast()) }?;
    class.cast_into::<PyType>().ok()
}

/// Calls a callable with one argument. The safe form makes a tuple for it under the limited API of 3.11.
pub(crate) fn call_with<'py>(
    callable: &Bound<'py, PyAny>,
    argument: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyAny>> {
    let end = std::ptr::null_mut::<ffi::PyObject>();
    // SAFETY: both are live objects, and null ends the list; the result is a new reference, or null with an exception
    // set.
    unsafe {
        let result = ffi::PyObject_CallFunctionObjArgs(callable.as_ptr(), argument.as_ptr(), end);
        Bound::from_owned_ptr_or_err(callable.py(), result)
    }
}

/// Replaces the contents of an object without other references; otherwise returns the new ones.
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
    // SAFETY: the contents are at this offset of the object. This is the only reference to it, and no other thread gets
    // one, as this one is attached to an interpreter with a lock: the limited API has no other. So no thread reads them
    // meanwhile.
    unsafe { *start.add(offset).cast::<T>() = contents };
    Ok(())
}

/// Calls `work` with the bytes of a contiguous buffer; with none for another one.
pub(crate) fn with_bytes<R>(buffer: &PyUntypedBuffer, work: impl FnOnce(&[u8]) -> R) -> R {
    let (start, length) = (buffer.buf_ptr(), buffer.len_bytes());
    if length == 0 || start.is_null() || !buffer.is_c_contiguous() {
        return work(&[]);
    }
    // SAFETY: a contiguous buffer has this many bytes at its start, which stay there while it is held; no thread
    // changes them while this thread is attached to the interpreter, which it is until `work` returns.
    work(unsafe { std::slice::from_raw_parts(start.cast::<u8>(), length) })
}

/// Returns a subclass of `enum.EnumType` for enums of this package.
///
/// `EnumType` of Python 3.11 has a `__getattr__`, so that each look-up of a member takes 130 ns: Python goes through
/// the general slot for attributes of such classes. This one has the slot of plain classes, which finds members in
/// their class, where enums keep them.
pub(crate) fn enum_type<'py>(base: &Bound<'py, PyType>) -> PyResult<Bound<'py, PyAny>> {
    let py = base.py();
    let bases = PyTuple::new(py, [base])?;
    // SAFETY: the slots end with an empty one, and live during the call, which copies them; a size of zero is that of
    // the base. The slot of `type` is a function that suits each class whose instances are classes. The result is a
    // new reference, or null with an exception set.
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
