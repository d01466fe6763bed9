//! Making instances of classes that Python code derives from ours.
//!
//! `__new__` of such a class takes any arguments, as `__init__` of a derived class has its own. The contents of an instance that
//! wraps something that exists are handed over beside the arguments: [`instantiate`] leaves them in a variable of the thread, and
//! `__new__` of the native base takes them.

use std::cell::Cell;
use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::PyType;

use crate::context::Ctx;
use crate::island::Node;

/// The contents of an instance.
pub(crate) enum Pending {
    Context(Arc<Ctx>),
    Type(Arc<Ctx>, ods::Type),
    Attribute(Arc<Ctx>, ods::Attribute),
    Node(Node),
}

thread_local! {
    static PENDING: Cell<Option<Pending>> = const { Cell::new(None) };
}

/// Takes the contents for the instance that is being made.
#[inline]
pub(crate) fn take() -> Option<Pending> {
    PENDING.take()
}

/// Makes an instance of the class, without `__init__`.
pub(crate) fn instantiate<'py>(class: &Bound<'py, PyType>, contents: Pending) -> PyResult<Bound<'py, PyAny>> {
    PENDING.set(Some(contents));
    let made = crate::objects::ffi::new_object(class);
    // A `__new__` in Python that does not call ours leaves them.
    drop(PENDING.take());
    made
}

/// Returns the class of this package that a class of Python code derives from: the first one above it with the module of the native base.
pub(crate) fn native_above<'py>(class: &Bound<'py, PyType>, base: &Bound<'py, PyType>) -> PyResult<Bound<'py, PyType>> {
    let native = base.getattr("__module__")?;
    for above in class.mro() {
        if above.getattr("__module__")?.eq(&native)? {
            return Ok(above.cast_into::<PyType>()?);
        }
    }
    Ok(base.clone())
}
