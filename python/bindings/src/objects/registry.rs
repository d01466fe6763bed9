//! The registries of this extension: classes of types, attributes and operations, casters, and classes that Python
//! code defines.

use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicU32, Ordering};
use std::sync::{LazyLock, Mutex, MutexGuard, OnceLock, PoisonError};

use pyo3::ffi::PyTypeObject;
use pyo3::prelude::*;
use pyo3::types::PyType;
use rustc_hash::{FxHashMap, FxHashSet};

/// A table from names to Python objects.
pub(crate) struct ObjectTable<T> {
    objects: Mutex<FxHashMap<String, Py<T>>>,
    /// Whether there was ever an object: the tables that each wrapper asks are mostly empty.
    is_used: AtomicBool,
}

impl<T> Default for ObjectTable<T> {
    fn default() -> Self {
        Self { objects: Mutex::default(), is_used: AtomicBool::new(false) }
    }
}

impl<T> ObjectTable<T> {
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        !self.is_used.load(Ordering::Acquire)
    }

    /// Returns the object with this key.
    pub(crate) fn find(&self, py: Python<'_>, key: &str) -> Option<Py<T>> {
        lock(&self.objects).get(key).map(|object| object.clone_ref(py))
    }

    /// Adds an object. Returns the one that has the key already, unless that is replaced.
    pub(crate) fn add(&self, object: &Bound<'_, T>, key: String, replaces: bool) -> Option<Py<T>> {
        let mut objects = lock(&self.objects);
        if !replaces && let Some(known) = objects.get(&key) {
            return Some(known.clone_ref(object.py()));
        }
        let old = objects.insert(key, object.clone().unbind());
        self.is_used.store(true, Ordering::Release);
        drop(objects);
        drop(old);
        None
    }
}

/// The numbers that a [`ClassesByNumber`] has places for.
const NUMBERS: usize = 1 << 11;

/// A table from numbers to classes that is read without a lock. A class that was in it once is kept for good.
pub(crate) struct ClassesByNumber {
    classes: OnceLock<Box<[AtomicPtr<PyTypeObject>]>>,
    kept: Mutex<Vec<Py<PyType>>>,
}

impl Default for ClassesByNumber {
    fn default() -> Self {
        Self { classes: OnceLock::new(), kept: Mutex::default() }
    }
}

impl ClassesByNumber {
    /// Returns the class of a number.
    #[inline]
    pub(crate) fn find<'py>(&self, py: Python<'py>, number: usize) -> Option<Bound<'py, PyType>> {
        let class = self.classes.get()?.get(number)?.load(Ordering::Acquire);
        crate::objects::ffi::kept_class(py, class)
    }

    /// Sets the class of a number.
    pub(crate) fn set(&self, number: usize, class: &Bound<'_, PyType>) {
        let classes = self.classes.get_or_init(|| (0..NUMBERS).map(|_| AtomicPtr::default()).collect());
        let Some(place) = classes.get(number) else { return };
        let mut kept = lock(&self.kept);
        if !kept.iter().any(|known| known.is(class)) {
            kept.push(class.clone().unbind());
        }
        place.store(class.as_type_ptr(), Ordering::Release);
    }

    /// Forgets the classes of all numbers.
    pub(crate) fn clear(&self) {
        for place in self.classes.get().into_iter().flatten() {
            place.store(std::ptr::null_mut(), Ordering::Release);
        }
    }
}

/// The registries.
#[derive(Default)]
pub(crate) struct Registries {
    pub(crate) context_class: Mutex<Option<Py<PyType>>>,
    /// Classes of types by kind: see `types::kind`.
    pub(crate) type_classes: ClassesByNumber,
    /// Classes of attributes by kind: see `attribute::kind`.
    pub(crate) attribute_classes: ClassesByNumber,
    /// Classes of the types and attributes that dialects define, by the addresses of their definitions.
    pub(crate) definition_classes: Mutex<FxHashMap<usize, Py<PyType>>>,
    /// Casters of types and attributes, by type id.
    pub(crate) type_casters: ObjectTable<PyAny>,
    pub(crate) value_casters: ObjectTable<PyAny>,
    /// The number of changes of the classes and casters of types and attributes.
    pub(crate) changes: AtomicU32,
    /// Classes of operations by name.
    pub(crate) op_classes: ObjectTable<PyType>,
    /// Classes of registered operations by their number: a faster way to the same classes.
    pub(crate) op_classes_by_number: ClassesByNumber,
    /// The dialects whose modules were imported, or looked for in vain.
    pub(crate) imported: Mutex<FxHashSet<String>>,
    /// The names of registered operations, by their number.
    pub(crate) op_names: Mutex<Vec<Option<Py<PyAny>>>>,
    pub(crate) dialect_classes: ObjectTable<PyType>,
    pub(crate) attribute_builders: ObjectTable<PyAny>,
    /// Objects that Python code of this package defines: `MLIRError`, members of enums, hooks.
    pub(crate) objects: ObjectTable<PyAny>,
}

static REGISTRIES: LazyLock<Registries> = LazyLock::new(Registries::default);

/// Returns the registries.
pub(crate) fn registries(_py: Python<'_>) -> &'static Registries {
    &REGISTRIES
}

/// Locks a registry. Nothing calls Python while it is locked.
pub(crate) fn lock<T>(registry: &Mutex<T>) -> MutexGuard<'_, T> {
    registry.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns the object that Python code of this package defines.
pub(crate) fn package_object(py: Python<'_>, name: &str) -> PyResult<Py<PyAny>> {
    if let Some(found) = registries(py).objects.find(py, name) {
        return Ok(found);
    }
    // Enums are made when they are first used.
    let made = py.import(format!("{}.ir", crate::package::extension::package()))?.getattr(name)?;
    registries(py).objects.add(&made, name.to_owned(), true);
    Ok(made.unbind())
}

/// Adds an object that Python code of this package defines.
#[pyfunction]
pub(crate) fn _define(name: String, object: Bound<'_, PyAny>) {
    let _ = registries(object.py()).objects.add(&object, name, true);
}

/// Returns a metaclass for enums, from that of Python.
#[pyfunction]
pub(crate) fn _enum_type<'py>(base: &Bound<'py, PyType>) -> PyResult<Bound<'py, PyAny>> {
    crate::objects::ffi::enum_type(base)
}
