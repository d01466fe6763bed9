//! Contexts: the shared core context with what Python adds, and the class.

use std::hash::Hash;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use ods::text::Resources;
use ods::{Attribute, Context, Type};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyType, PyWeakrefMethods, PyWeakrefReference};
use pyo3::{PyTraverseError, PyVisit};

use crate::context::diagnostics::PyDiagnosticHandler;
use crate::context::loading::Loading;
use crate::context::stack;
use crate::context::wrapper_cache::WrapperCache;
use crate::objects::pending;
use crate::objects::registry::{lock, registries};

/// The number of live contexts: `Context._get_live_count()`.
static LIVE: AtomicUsize = AtomicUsize::new(0);

/// A context: everything that wrappers of any entity of it share.
pub(crate) struct Ctx {
    pub(crate) core: Arc<Context>,
    /// The Python object, while there is one.
    object: Mutex<Option<Py<PyWeakrefReference>>>,
    /// Wrappers of types and attributes. The Python object of the context clears them.
    types: Mutex<WrapperCache<Type>>,
    attributes: Mutex<WrapperCache<Attribute>>,
    /// The resources that Python code made.
    pub(crate) resources: Mutex<Resources>,
    pub(crate) live_modules: AtomicUsize,
    pub(crate) emits_errors: AtomicBool,
    pub(crate) loading: Loading,
}

impl Drop for Ctx {
    fn drop(&mut self) {
        LIVE.fetch_sub(1, Ordering::Relaxed);
    }
}

pending::contents!(Arc<Ctx>);

impl Ctx {
    fn new() -> Arc<Self> {
        LIVE.fetch_add(1, Ordering::Relaxed);
        Arc::new(Self {
            core: Arc::new(Context::new()),
            object: Mutex::default(),
            types: Mutex::default(),
            attributes: Mutex::default(),
            resources: Mutex::default(),
            live_modules: AtomicUsize::new(0),
            emits_errors: AtomicBool::new(false),
            loading: Loading::default(),
        })
    }

    /// Returns the Python object of the context.
    pub(crate) fn object(self: &Arc<Self>, py: Python<'_>) -> PyResult<Py<PyContext>> {
        // A block, so that the lock is not held when the object is made and set below.
        let known = {
            let known = self.object.lock().unwrap_or_else(PoisonError::into_inner);
            known.as_ref().map(|reference| reference.clone_ref(py))
        };
        if let Some(object) = known.and_then(|reference| reference.bind(py).upgrade()) {
            return Ok(object.cast_into::<PyContext>()?.unbind());
        }
        let class = registries(py)
            .context_class
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .as_ref()
            .map(|it| it.clone_ref(py));
        let class = class.map_or_else(|| py.get_type::<PyContext>(), |class| class.into_bound(py));
        let object = pending::instantiate(&class, Arc::clone(self))?.cast_into::<PyContext>()?;
        self.set_object(&object)?;
        Ok(object.unbind())
    }

    fn set_object(&self, object: &Bound<'_, PyContext>) -> PyResult<()> {
        let reference = PyWeakrefReference::new(object.as_any())?.unbind();
        let old = self.object.lock().unwrap_or_else(PoisonError::into_inner).replace(reference);
        drop(old);
        Ok(())
    }

    /// Returns the kept wrapper of a type.
    #[inline]
    pub(crate) fn cached_type(&self, py: Python<'_>, ty: Type) -> Option<Py<PyAny>> {
        lock(&self.types).get(py, ty, registries(py).changes.load(Ordering::Relaxed))
    }

    /// Returns the kept wrapper of an attribute.
    #[inline]
    pub(crate) fn cached_attribute(&self, py: Python<'_>, attribute: Attribute) -> Option<Py<PyAny>> {
        lock(&self.attributes).get(py, attribute, registries(py).changes.load(Ordering::Relaxed))
    }

    /// Keeps the wrapper of a type.
    pub(crate) fn cache_type(&self, ty: Type, object: &Bound<'_, PyAny>) {
        self.keep(&self.types, ty, object);
    }

    /// Keeps the wrapper of an attribute.
    pub(crate) fn cache_attribute(&self, attribute: Attribute, object: &Bound<'_, PyAny>) {
        self.keep(&self.attributes, attribute, object);
    }

    fn keep<K: Copy + Eq + Hash>(&self, cache: &Mutex<WrapperCache<K>>, key: K, object: &Bound<'_, PyAny>) {
        if lock(&self.object).is_none() {
            return; // Nothing would clear it.
        }
        let changes = registries(object.py()).changes.load(Ordering::Relaxed);
        let left = lock(cache).put(key, object.clone().unbind(), changes);
        drop(left);
    }

    /// Forgets all wrappers of types and attributes.
    fn clear_wrappers(&self) {
        let left = (std::mem::take(&mut *lock(&self.types)), std::mem::take(&mut *lock(&self.attributes)));
        drop(left);
    }
}

/// A context, without the constructor's arguments.
#[pyclass(module = "ods._mlir_libs._mlir.ir", name = "_BaseContext", subclass, weakref, frozen)]
pub(crate) struct PyContext {
    pub(crate) ctx: Arc<Ctx>,
    handlers: Mutex<Vec<Py<PyDiagnosticHandler>>>,
}

impl Drop for PyContext {
    fn drop(&mut self) {
        self.ctx.clear_wrappers();
        let object = self.ctx.object.lock().unwrap_or_else(PoisonError::into_inner).take();
        drop(object);
    }
}

impl PyContext {
    /// Returns the handlers, newest first.
    pub(crate) fn handlers(&self, py: Python<'_>) -> Vec<Py<PyDiagnosticHandler>> {
        let handlers = self.handlers.lock().unwrap_or_else(PoisonError::into_inner);
        handlers.iter().rev().map(|handler| handler.clone_ref(py)).collect()
    }

    pub(crate) fn forget_handler(&self, handler: &PyDiagnosticHandler) {
        let mut handlers = self.handlers.lock().unwrap_or_else(PoisonError::into_inner);
        let at = handlers.iter().position(|known| std::ptr::eq(known.get(), handler));
        let forgotten = at.map(|at| handlers.remove(at));
        drop(handlers);
        drop(forgotten);
    }
}

#[pymethods]
impl PyContext {
    #[new]
    #[pyo3(signature = (*_args, **_kwargs))]
    fn new(_args: &Bound<'_, PyAny>, _kwargs: Option<&Bound<'_, PyAny>>) -> Self {
        Self { ctx: pending::take().unwrap_or_else(Ctx::new), handlers: Mutex::default() }
    }

    #[pyo3(signature = (*_args, **_kwargs))]
    fn __init__(slf: &Bound<'_, Self>, _args: &Bound<'_, PyAny>, _kwargs: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        slf.get().ctx.set_object(slf)
    }

    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        match self.handlers.try_lock() {
            Ok(handlers) => handlers.iter().try_for_each(|handler| visit.call(handler)),
            Err(_) => Ok(()),
        }
    }

    fn __clear__(&self) {
        let handlers = self.handlers.try_lock().map(|mut handlers| std::mem::take(&mut *handlers));
        drop(handlers);
    }

    #[staticmethod]
    fn _get_live_count() -> usize {
        LIVE.load(Ordering::Relaxed)
    }

    fn _get_context_again(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn _get_live_module_count(&self) -> usize {
        self.ctx.live_modules.load(Ordering::Relaxed)
    }

    fn __enter__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        stack::push_context(&slf);
        slf
    }

    fn __exit__(
        slf: &Bound<'_, Self>,
        _kind: &Bound<'_, PyAny>,
        _value: &Bound<'_, PyAny>,
        _traceback: &Bound<'_, PyAny>,
    ) -> PyResult<()> {
        stack::pop(stack::Kind::Context, slf.as_any())
    }

    /// Returns whether operations of unknown dialects are allowed.
    #[getter]
    fn get_allow_unregistered_dialects(&self) -> bool {
        self.ctx.core.allows_unregistered_dialects()
    }

    #[setter]
    fn set_allow_unregistered_dialects(&self, allow: bool) {
        self.ctx.core.allow_unregistered_dialects(allow);
    }

    /// Returns whether errors go to handlers rather than into exceptions.
    #[getter]
    fn get_emit_error_diagnostics(&self) -> bool {
        self.ctx.emits_errors.load(Ordering::Relaxed)
    }

    #[setter]
    fn set_emit_error_diagnostics(&self, emit: bool) {
        self.ctx.emits_errors.store(emit, Ordering::Relaxed);
    }

    /// Adds a handler of diagnostics: a function that returns whether it takes one.
    fn attach_diagnostic_handler(slf: &Bound<'_, Self>, callback: Py<PyAny>) -> PyResult<Py<PyDiagnosticHandler>> {
        let handler = PyDiagnosticHandler::new(slf.py(), callback, slf)?;
        let mut handlers = slf.get().handlers.lock().unwrap_or_else(PoisonError::into_inner);
        handlers.push(handler.clone_ref(slf.py()));
        Ok(handler)
    }

    /// Sets whether passes use several threads.
    fn enable_multithreading(&self, enable: bool) {
        self.ctx.core.allow_threads(enable);
    }

    /// Returns the number of threads that passes use.
    fn get_num_threads(&self) -> usize {
        if self.ctx.core.allows_threads() { std::thread::available_parallelism().map_or(1, Into::into) } else { 1 }
    }

    /// Returns whether an operation of this name is registered.
    fn is_registered_operation(&self, operation_name: &str) -> bool {
        self.ctx.core.registered_op_name(operation_name).is_some()
    }

    /// Accepts a registry: every context can load all dialects of this package.
    fn append_dialect_registry(&self, registry: &Bound<'_, PyAny>) {
        let _ = registry;
    }

    /// Loads all dialects of the package.
    fn load_all_available_dialects(&self) -> PyResult<()> {
        self.ctx.load_all()
    }

    /// Returns whether this is the first constructor of an object for the context, which loads dialects.
    fn _begins(&self) -> bool {
        self.ctx.loading.begins()
    }

    /// Loads a dialect. Returns whether there is one of this name.
    fn _load_dialect(&self, namespace: &str) -> PyResult<bool> {
        self.ctx.load(namespace)
    }
}

/// Returns the given context, or the thread's.
pub(crate) fn resolve(context: Option<&Bound<'_, PyContext>>) -> PyResult<Arc<Ctx>> {
    match context {
        Some(context) => Ok(Arc::clone(&context.get().ctx)),
        None => stack::context(),
    }
}

/// Checks that something is of the context that is worked in.
pub(crate) fn same_context(of: &Arc<Ctx>, expected: &Arc<Ctx>, what: &str) -> PyResult<()> {
    if Arc::ptr_eq(of, expected) {
        return Ok(());
    }
    Err(PyValueError::new_err(format!("{what} is of another context; make it in the context that it is used in")))
}

/// Sets the class of contexts that are made for entities whose context object is gone.
#[pyfunction]
pub(crate) fn _set_context_class(class: Bound<'_, PyType>) {
    let old = registries(class.py())
        .context_class
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .replace(class.clone().unbind());
    drop(old);
}
