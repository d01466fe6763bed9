//! Engines: functions of a module that Python calls.
//!
//! An engine has a copy of the module, so later changes of the module change neither it nor its plans.

use std::cell::Cell;
use std::sync::Arc;
use std::time::{Duration, Instant};

use ods_bridge::{Callable, host};
use ods_exec::{Engine, Fault, FaultKind, Limits};
use ods_packed::{PackedFunc, Registry, Value};
use pyo3::exceptions::{PyAttributeError, PyKeyError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rustc_hash::FxHashMap;

use super::ffi::Method;
use super::{errors, ffi, registry, values};
use crate::context::{Ctx, diagnostics};
use crate::ir::module::PyModuleObject;
use crate::ir::operation::OpBase;
use crate::island::Node;

/// The time between two looks for signals.
const SIGNAL_CHECK_INTERVAL: Duration = Duration::from_millis(50);

/// Looks for signals, such as that of Ctrl-C. Their handlers' exceptions end the run.
fn check_signals(_steps: u64) -> Result<(), Fault> {
    thread_local!(static CHECKED: Cell<Option<Instant>> = const { Cell::new(None) });
    let now = Instant::now();
    if CHECKED.get().is_some_and(|checked| now.duration_since(checked) < SIGNAL_CHECK_INTERVAL) {
        return Ok(());
    }
    CHECKED.set(Some(now));
    let raised = Python::try_attach(|py| py.check_signals());
    match raised {
        None | Some(Ok(())) => Ok(()),
        Some(Err(raised)) => Err(Fault::of(FaultKind::Interrupted, "interrupted").with_cause(Arc::new(raised))),
    }
}

/// An engine: it executes the functions of a module, in an interpreter or as native code.
#[pyclass(module = "ods.runtime", name = "Engine", frozen)]
pub(crate) struct PyEngine {
    engine: Engine<'static>,
    #[cfg(feature = "jit")]
    jit: Option<ods_jit::Jit<'static>>,
    ctx: Arc<Ctx>,
}

/// Returns the operation of a module or of a wrapper of an operation.
fn node_of<'a>(module: &'a Bound<'_, PyAny>) -> PyResult<&'a Node> {
    if let Ok(module) = module.cast::<PyModuleObject>() {
        return module.get().node();
    }
    module.cast::<OpBase>()?.get().node()
}

/// Returns an engine for the module of another engine, or for a copy of a module.
fn engine_of(module: &Bound<'_, PyAny>) -> PyResult<(Engine<'static>, Arc<Ctx>)> {
    if let Ok(engine) = module.cast::<PyEngine>() {
        return Ok((engine.get().engine.clone(), Arc::clone(&engine.get().ctx)));
    }
    let node = node_of(module)?;
    Ok((copy(module.py(), node)?, Arc::clone(node.ctx())))
}

/// Returns an engine for a copy of the operation.
fn copy(py: Python<'_>, node: &Node) -> PyResult<Engine<'static>> {
    let ctx = node.ctx();
    let made = node.with_detached(py, |guard, entity| {
        let op = entity.op()?;
        let Some(fork) = guard.ir.fork(&[op]) else {
            let name = guard.ir.name_str(op);
            let message = format!("'{name}' is not isolated from above, or uses something outside; pass a module");
            return Err(PyValueError::new_err(message));
        };
        let Some(root) = fork.ops().first().copied() else {
            return Err(PyValueError::new_err("no operation; pass a module"));
        };
        Ok((fork.ir, root))
    });
    let (ir, root) = made?;
    let engine = py.detach(|| Engine::shared(Arc::new(ir), root));
    let failed =
        |error: ods_exec::Error| diagnostics::error(py, ctx, "Verification failed", &[error.into_diagnostic()]);
    Ok(engine.map_err(failed)?.with_progress(check_signals))
}

/// Returns the functions for declarations: the given ones, then functions of the registry.
fn hosts(engine: &Engine<'static>, given: Option<&Bound<'_, PyDict>>) -> PyResult<Vec<(String, PackedFunc)>> {
    let mut wanted: FxHashMap<String, Py<PyAny>> = FxHashMap::default();
    for (name, function) in given.into_iter().flatten() {
        wanted.insert(name.extract()?, function.unbind());
    }
    let mut found = Vec::new();
    for name in engine.declarations() {
        let py = given.map(|given| given.py());
        let own = wanted.remove(name).zip(py);
        let function = match own {
            Some((function, py)) => Some(registry::packed(function.bind(py), name)?),
            None => Registry::global().get(name),
        };
        found.extend(function.map(|function| (name.to_owned(), function)));
    }
    match wanted.keys().min() {
        Some(name) => {
            let message =
                format!("the module has no declaration '{name}'; pass functions for functions without a body");
            Err(PyValueError::new_err(message))
        }
        None => Ok(found),
    }
}

impl PyEngine {
    /// Returns the convention of a function, run by the engine that was chosen.
    fn callable(&self, py: Python<'_>, name: &str) -> PyResult<Callable> {
        let exception = |error: ods_exec::Error| PyValueError::new_err(error.diagnostic().message.clone());
        let function = self.engine.function(name).map_err(exception)?;
        let callable = Callable::new(function).map_err(|error| errors::exception(py, &error))?;
        #[cfg(feature = "jit")]
        if let Some(jit) = &self.jit {
            let native = py.detach(|| jit.function(name)).map_err(exception)?;
            return Ok(callable.run_by(move |arguments| native.call_with(arguments)));
        }
        Ok(callable)
    }

    /// Returns a function; `None` if there is none of this name.
    fn find<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Option<Bound<'py, PyAny>>> {
        if !self.engine.functions().any(|known| known == name) {
            return Ok(None);
        }
        EngineFunction::builtin(py, self.callable(py, name)?).map(Some)
    }

    fn known(&self) -> String {
        let names: Vec<String> = self.engine.functions().take(10).map(|name| format!("'{name}'")).collect();
        if names.is_empty() { "there are none".to_owned() } else { format!("there are {}", names.join(", ")) }
    }

    /// Calls a function of a module once.
    pub(crate) fn run_once(
        py: Python<'_>,
        node: &Node,
        name: &str,
        args: &[Bound<'_, PyAny>],
        named: &[(String, Bound<'_, PyAny>)],
    ) -> PyResult<Py<PyAny>> {
        let engine = copy(py, node)?;
        let engine = hosts(&engine, None)?
            .into_iter()
            .fold(engine, |engine, (name, function)| engine.with_function(&name, host(function)));
        let ctx = Arc::clone(node.ctx());
        let engine = Self {
            engine,
            #[cfg(feature = "jit")]
            jit: None,
            ctx,
        };
        if !engine.engine.functions().any(|known| known == name) {
            return Err(PyKeyError::new_err(format!("no function '{name}'; {}", engine.known())));
        }
        let callable = engine.callable(py, name)?;
        call(py, &callable, args, named)
    }
}

#[pymethods]
impl PyEngine {
    #[new]
    #[pyo3(signature = (module, engine = "interpreter", *, functions = None, max_steps = None, max_depth = None, max_memory = None))]
    fn new(
        module: &Bound<'_, PyAny>,
        engine: &str,
        functions: Option<&Bound<'_, PyDict>>,
        max_steps: Option<u64>,
        max_depth: Option<u32>,
        max_memory: Option<u64>,
    ) -> PyResult<Self> {
        let is_native = match engine {
            "interpreter" => false,
            "jit" => true,
            other => {
                let message = format!("no engine '{other}'; expected 'interpreter' or 'jit'");
                return Err(PyValueError::new_err(message));
            }
        };
        let limits = Limits::default();
        let limits = Limits {
            steps: max_steps.unwrap_or(limits.steps),
            depth: max_depth.unwrap_or(limits.depth),
            bytes: max_memory.unwrap_or(limits.bytes),
        };
        let (engine, ctx) = engine_of(module)?;
        let engine = engine.with_limits(limits);
        let hosts = hosts(&engine, functions)?.into_iter();
        let engine = hosts.fold(engine, |engine, (name, function)| engine.with_function(&name, host(function)));
        Self::finished(engine, is_native, ctx)
    }

    /// Returns the names of the functions, in the order of the module.
    #[getter]
    fn functions(&self) -> Vec<String> {
        self.engine.functions().map(str::to_owned).collect()
    }

    /// Returns the context of the module.
    #[getter]
    fn context(&self, py: Python<'_>) -> PyResult<Py<crate::context::PyContext>> {
        self.ctx.object(py)
    }

    fn __contains__(&self, name: &str) -> bool {
        self.engine.functions().any(|known| known == name)
    }

    fn __len__(&self) -> usize {
        self.engine.functions().count()
    }

    fn __getitem__<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
        let found = self.find(py, name)?;
        found.ok_or_else(|| PyKeyError::new_err(format!("no function '{name}'; {}", self.known())))
    }

    fn __getattr__<'py>(&self, py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyAny>> {
        let found = self.find(py, name)?;
        found.ok_or_else(|| PyAttributeError::new_err(format!("no function '{name}'; {}", self.known())))
    }

    fn __dir__(&self) -> Vec<String> {
        ["functions", "context"].into_iter().chain(self.engine.functions()).map(str::to_owned).collect()
    }

    fn __repr__(&self) -> String {
        format!("<Engine of {} functions>", self.__len__())
    }
}

impl PyEngine {
    #[cfg(feature = "jit")]
    fn finished(engine: Engine<'static>, is_native: bool, ctx: Arc<Ctx>) -> PyResult<Self> {
        let exception = |error: ods_exec::Error| PyValueError::new_err(error.diagnostic().message.clone());
        let jit = is_native.then(|| ods_jit::Jit::new(&engine)).transpose().map_err(exception)?;
        Ok(Self { engine, jit, ctx })
    }

    #[cfg(not(feature = "jit"))]
    fn finished(engine: Engine<'static>, is_native: bool, ctx: Arc<Ctx>) -> PyResult<Self> {
        if is_native {
            let message = "this build has no native code; build it with the feature `jit`, or use 'interpreter'";
            return Err(pyo3::exceptions::PyNotImplementedError::new_err(message));
        }
        Ok(Self { engine, ctx })
    }
}

/// The `__self__` of a function of an engine.
#[pyclass(module = "ods.runtime", name = "EngineFunction", frozen)]
pub(crate) struct EngineFunction {
    callable: Arc<Callable>,
    method: Method,
}

impl EngineFunction {
    fn builtin(py: Python<'_>, callable: Callable) -> PyResult<Bound<'_, PyAny>> {
        let (name, callable) = (callable.function().name().to_owned(), Arc::new(callable));
        let method = Method::of_engine(&name, &signature(&callable));
        ffi::engine_builtin(Bound::new(py, Self { callable, method })?)
    }

    pub(crate) fn method(&self) -> &Method {
        &self.method
    }

    /// Returns the function as a packed one, of positional arguments.
    pub(crate) fn packed(&self) -> PackedFunc {
        let callable = Arc::clone(&self.callable);
        PackedFunc::named(callable.function().name().to_owned(), move |args: &[Value]| callable.call(args, &[]))
    }

    pub(crate) fn call(
        &self,
        py: Python<'_>,
        args: &[Bound<'_, PyAny>],
        named: &[(String, Bound<'_, PyAny>)],
    ) -> PyResult<Py<PyAny>> {
        call(py, &self.callable, args, named)
    }
}

#[pymethods]
impl EngineFunction {
    /// Returns the name and the types of parameters and results.
    #[getter]
    fn signature(&self) -> String {
        signature(&self.callable)
    }

    /// Returns the types of the parameters, as text.
    #[getter]
    fn parameter_types(&self) -> Vec<String> {
        texts(&self.callable, self.callable.function().parameter_types())
    }

    /// Returns the types of the results, as text.
    #[getter]
    fn result_types(&self) -> Vec<String> {
        texts(&self.callable, self.callable.function().result_types())
    }

    fn __repr__(&self) -> String {
        format!("<function {}>", self.signature())
    }
}

fn texts(callable: &Callable, types: impl Iterator<Item = ods::Type>) -> Vec<String> {
    let context = callable.function().ir().context();
    types.map(|ty| ty.display(context).to_string()).collect()
}

fn signature(callable: &Callable) -> String {
    let function = callable.function();
    let parameters = texts(callable, function.parameter_types()).join(", ");
    let results = texts(callable, function.result_types()).join(", ");
    format!("{}({parameters}) -> ({results})", function.name())
}

/// Calls a function, with the GIL released while it runs.
fn call(
    py: Python<'_>,
    callable: &Callable,
    args: &[Bound<'_, PyAny>],
    named: &[(String, Bound<'_, PyAny>)],
) -> PyResult<Py<PyAny>> {
    let args = args.iter().map(values::to_value).collect::<PyResult<Vec<_>>>()?;
    let named = named.iter().map(|(name, value)| Ok((name.clone(), values::to_value(value)?)));
    let named = named.collect::<PyResult<Vec<_>>>()?;
    match py.detach(|| callable.call(&args, &named)) {
        Ok(value) => values::to_python(py, &value).map(Bound::unbind),
        Err(error) => Err(errors::exception(py, &error)),
    }
}
