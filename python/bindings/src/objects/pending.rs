//! Making instances of classes that Python code derives from ours.
//!
//! `__new__` of such a class takes any arguments, as `__init__` of a derived class has its own. The contents of an
//! instance that wraps something that exists are handed over beside the arguments: [`instantiate`] leaves them in a
//! variable of the thread, and `__new__` of the native base takes them.

use std::cell::Cell;
use std::thread::LocalKey;

use pyo3::prelude::*;
use pyo3::types::PyType;

/// The contents of an instance of a class of this package.
pub(crate) trait Contents: Sized + 'static {
    /// Returns the variable in which the contents wait for `__new__`.
    fn pending() -> &'static LocalKey<Cell<Option<Self>>>;
}

/// Implements [`Contents`] for a type.
macro_rules! contents {
    ($type:ty) => {
        impl $crate::objects::pending::Contents for $type {
            fn pending() -> &'static ::std::thread::LocalKey<::std::cell::Cell<Option<Self>>> {
                ::std::thread_local! {
                    static PENDING: ::std::cell::Cell<Option<$type>> = const { ::std::cell::Cell::new(None) };
                }
                &PENDING
            }
        }
    };
}

pub(crate) use contents;

/// Takes the contents for the instance that is being made.
#[inline]
pub(crate) fn take<C: Contents>() -> Option<C> {
    C::pending().take()
}

/// Makes an instance of the class, without `__init__`.
pub(crate) fn instantiate<'py, C: Contents>(class: &Bound<'py, PyType>, contents: C) -> PyResult<Bound<'py, PyAny>> {
    C::pending().set(Some(contents));
    let made = crate::objects::ffi::new_object(class);
    // A `__new__` in Python that does not call ours leaves them.
    drop(C::pending().take());
    made
}

/// The member that marks classes of the types and attributes that dialects define.
pub(crate) const MARK: &str = "_ODS_DEFINITION";

/// Returns the class of this package that a class of Python code derives from: the first one above it with the module
/// of the native base, or that of a dialect's type or attribute.
pub(crate) fn native_above<'py>(class: &Bound<'py, PyType>, base: &Bound<'py, PyType>) -> PyResult<Bound<'py, PyType>> {
    let native = base.getattr("__module__")?;
    for above in class.mro() {
        if above.getattr("__module__")?.eq(&native)? || above.getattr("__dict__")?.contains(MARK)? {
            return Ok(above.cast_into::<PyType>()?);
        }
    }
    Ok(base.clone())
}
