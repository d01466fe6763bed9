//! Rewriting with patterns that are Python functions, by the drivers of the core.
//!
//! A driver has the IR, and knows one pattern, which represents the patterns of Python code: it gives the IR back,
//! calls them, and takes it again ([`LentIr::pause`]). An exception ends the rewriting: no pattern is called any more,
//! and it is raised once the driver is done.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use ods::ir::ValueOwner;
use ods::rewrite::{NoMatch, PatternSchema, RewriteResult, Rewriter};
use ods::{Ir, Operation, Value};
use ods_rewrite::{
    FrozenPatterns, GreedyConfig, GreedyDriver, GreedyError, GreedyResult, PatternSet, RegionSimplification,
    Strictness, WalkDriver,
};
use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyType;
use pyo3::{PyTraverseError, PyVisit};

use crate::context::{Ctx, PyContext, resolve, same_context};
use crate::ir::insertion::PyInsertionPoint;
use crate::ir::operation::OpBase;
use crate::ir::opview::{view_in, wrap_view};
use crate::ir::value::PyValueObject;
use crate::island::{Island, LentIr, Node};
use crate::objects::registry::lock;
use crate::objects::sequence::collect_items;

/// A pattern: a function for operations of a name.
struct PyPattern {
    root: String,
    function: Py<PyAny>,
    benefit: u32,
}

impl PyPattern {
    fn clone_ref(&self, py: Python<'_>) -> Self {
        Self { root: self.root.clone(), function: self.function.clone_ref(py), benefit: self.benefit }
    }
}

/// A set of patterns that are Python functions.
#[pyclass(module = "ods._mlir_libs._mlir.rewrite", frozen)]
pub(crate) struct RewritePatternSet {
    ctx: Arc<Ctx>,
    patterns: Mutex<Vec<PyPattern>>,
}

#[pymethods]
impl RewritePatternSet {
    #[new]
    #[pyo3(signature = (context = None))]
    fn new(context: Option<&Bound<'_, PyContext>>) -> PyResult<Self> {
        Ok(Self { ctx: resolve(context)?, patterns: Mutex::default() })
    }

    /// Adds a function for operations of a class or a name.
    #[pyo3(signature = (root, r#fn, benefit = 1))]
    fn add(&self, root: &Bound<'_, PyAny>, r#fn: &Bound<'_, PyAny>, benefit: u32) -> PyResult<()> {
        let root = match root.cast::<PyType>() {
            Ok(class) => class.getattr("OPERATION_NAME").and_then(|name| name.extract::<String>()),
            Err(_) => root.extract::<String>(),
        };
        let root = root.map_err(|_| {
            PyTypeError::new_err("the root of a pattern must be a class of operations, or the name of one")
        })?;
        if !r#fn.is_callable() {
            return Err(PyTypeError::new_err("a pattern must be callable with an operation and a rewriter"));
        }
        lock(&self.patterns).push(PyPattern { root, function: r#fn.clone().unbind(), benefit });
        Ok(())
    }

    /// Returns the patterns, highest benefit first.
    fn freeze(&self, py: Python<'_>) -> FrozenRewritePatternSet {
        let mut patterns: Vec<_> = lock(&self.patterns).iter().map(|pattern| pattern.clone_ref(py)).collect();
        patterns.sort_by_key(|pattern| std::cmp::Reverse(pattern.benefit));
        FrozenRewritePatternSet { ctx: Arc::clone(&self.ctx), patterns: Mutex::new(Arc::new(patterns)) }
    }

    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        let Ok(patterns) = self.patterns.try_lock() else { return Ok(()) };
        patterns.iter().try_for_each(|pattern| visit.call(&pattern.function))
    }

    fn __clear__(&self) {
        let patterns = self.patterns.try_lock().map(|mut patterns| std::mem::take(&mut *patterns));
        drop(patterns);
    }
}

/// A set of patterns that no more are added to, for drivers.
#[pyclass(module = "ods._mlir_libs._mlir.rewrite", frozen)]
pub(crate) struct FrozenRewritePatternSet {
    ctx: Arc<Ctx>,
    patterns: Mutex<Arc<Vec<PyPattern>>>,
}

#[pymethods]
impl FrozenRewritePatternSet {
    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        let Ok(patterns) = self.patterns.try_lock() else { return Ok(()) };
        patterns.iter().try_for_each(|pattern| visit.call(&pattern.function))
    }

    fn __clear__(&self) {
        let patterns = self.patterns.try_lock().map(|mut patterns| std::mem::take(&mut *patterns));
        drop(patterns);
    }
}

/// The rewriter of a pattern: what it may change its operation with.
#[pyclass(module = "ods._mlir_libs._mlir.rewrite", frozen)]
pub(crate) struct PatternRewriter {
    /// The operation; nothing once the pattern has returned.
    op: Mutex<Option<Arc<Node>>>,
    is_over: AtomicBool,
}

impl PatternRewriter {
    fn check(&self) -> PyResult<()> {
        if self.is_over.load(Ordering::Relaxed) {
            return Err(PyRuntimeError::new_err(
                "the rewriter is of a pattern that has returned; use it inside the pattern",
            ));
        }
        Ok(())
    }

    /// Ends the rewriter.
    fn end(&self) {
        self.is_over.store(true, Ordering::Relaxed);
        let op = lock(&self.op).take();
        drop(op);
    }
}

#[pymethods]
impl PatternRewriter {
    /// Returns the place before the operation.
    #[getter]
    fn ip(&self, py: Python<'_>) -> PyResult<PyInsertionPoint> {
        self.check()?;
        // A copy: waiting for the island while this is locked, another thread would wait with the GIL held.
        let op = lock(&self.op).clone();
        let node = op.ok_or_else(|| PyRuntimeError::new_err("the rewriter has no operation"))?;
        PyInsertionPoint::before(py, &node)
    }

    /// Replaces an operation by another one, or by values.
    #[pyo3(signature = (op, new_op))]
    fn replace_op(&self, py: Python<'_>, op: &Bound<'_, OpBase>, new_op: &Bound<'_, PyAny>) -> PyResult<()> {
        self.check()?;
        let values = match new_op.cast::<OpBase>() {
            Ok(new_op) => new_op.as_any().getattr("results")?,
            Err(_) => new_op.clone(),
        };
        let values = collect_items(&values, |value| Ok(value.cast_into::<PyValueObject>()?))
            .map_err(|_| PyTypeError::new_err("expected an operation, or a sequence of Values"))?;
        let mut nodes = vec![op.get().node()?];
        nodes.extend(values.iter().map(|value| &value.get().node));
        Node::with_all(py, &nodes, |guard, entities| {
            let (op, rest) = (entities[0].op()?, &entities[1..]);
            let results: Vec<_> = guard.ir.results(op).collect();
            if results.len() != rest.len() {
                let (name, wanted, given) = (guard.ir.name_str(op), results.len(), rest.len());
                let message = format!("'{name}' has {wanted} results and cannot be replaced by {given} values");
                return Err(PyValueError::new_err(message));
            }
            let mut values = Vec::with_capacity(rest.len());
            for value in rest {
                let value = value.value()?;
                if is_of(guard.ir, value, op) {
                    let name = guard.ir.name_str(op);
                    let message =
                        format!("'{name}' cannot be replaced by a value of its own; return True if nothing changes");
                    return Err(PyValueError::new_err(message));
                }
                values.push(value);
            }
            for (result, value) in results.into_iter().zip(values) {
                guard.ir.replace_all_uses(result, value);
            }
            guard.erase(op)
        })
    }

    /// Erases an operation without uses.
    fn erase_op(&self, py: Python<'_>, op: &Bound<'_, OpBase>) -> PyResult<()> {
        self.check()?;
        op.get().with(py, |guard, op| guard.erase(op))
    }
}

/// Returns whether a value is a result of the operation, or comes from inside it.
fn is_of(ir: &Ir, value: Value, op: Operation) -> bool {
    let owner = match ir.value_owner(value) {
        ValueOwner::Result(owner, _) => Some(owner),
        ValueOwner::Argument(block, _) => ir.block_parent_op(block),
    };
    owner.is_some_and(|owner| owner == op || ir.is_proper_ancestor(op, owner))
}

/// The patterns of a run, and the exception that one of them raised.
struct PatternRun {
    patterns: Arc<Vec<PyPattern>>,
    raised: Option<PyErr>,
}

/// The pattern of the core that represents the patterns of Python code.
const PYTHON_PATTERN: PatternSchema = PatternSchema::of_any("python", 1, call_patterns);

/// Calls the patterns for the name of the operation, until one applies.
fn call_patterns(op: Operation, rewriter: &mut Rewriter<'_>) -> RewriteResult {
    let (ir, lent) = rewriter.facts::<LentIr<PatternRun>>();
    let Some(lent) = lent else { return Err(NoMatch) };
    let name = ir.name_str(op);
    let run = &lent.contents;
    if run.raised.is_some() || !run.patterns.iter().any(|pattern| pattern.root == name) {
        return Err(NoMatch);
    }
    let name = name.to_owned();
    Python::attach(|py| lent.pause(py, ir, |island, run| run.call(py, island, op, &name)))
}

impl PatternRun {
    fn call(&mut self, py: Python<'_>, island: &Arc<Island>, op: Operation, name: &str) -> RewriteResult {
        for pattern in self.patterns.iter().filter(|pattern| pattern.root == name) {
            match call(py, island, op, &pattern.function) {
                Ok(true) => return Ok(()),
                Ok(false) => {}
                Err(error) => {
                    self.raised = Some(error);
                    return Err(NoMatch);
                }
            }
        }
        Err(NoMatch)
    }
}

/// Calls a pattern. Returns whether it applied: a result that is false means so.
fn call(py: Python<'_>, island: &Arc<Island>, op: Operation, function: &Py<PyAny>) -> PyResult<bool> {
    let (pending, node) = view_in(py, island, op)?;
    let view = wrap_view(py, pending)?;
    let rewriter =
        Py::new(py, PatternRewriter { op: Mutex::new(Some(Arc::new(node))), is_over: AtomicBool::new(false) })?;
    let result = function.bind(py).call1((view, rewriter.clone_ref(py)));
    rewriter.get().end();
    Ok(!result?.is_truthy()?)
}

fn patterns(ir: &Ir) -> FrozenPatterns {
    PatternSet::new().extend([PYTHON_PATTERN]).freeze(ir.context())
}

/// Returns the operation of a module, or the operation itself.
fn operation<'py>(op: &Bound<'py, PyAny>) -> PyResult<Bound<'py, OpBase>> {
    let op = if op.cast::<OpBase>().is_ok() { op.clone() } else { op.getattr("operation")? };
    op.cast_into::<OpBase>().map_err(|_| PyTypeError::new_err("expected a Module or an operation"))
}

/// Lends the IR of the operation to a driver.
fn run<R>(
    op: &Bound<'_, PyAny>,
    set: &FrozenRewritePatternSet,
    drive: impl FnOnce(&mut Ir, Operation, &mut LentIr<PatternRun>) -> Result<R, GreedyError>,
) -> PyResult<R> {
    let (py, op) = (op.py(), operation(op)?);
    let node = op.get().node()?;
    same_context(&set.ctx, node.ctx(), "the set of patterns")?;
    let contents = PatternRun { patterns: Arc::clone(&lock(&set.patterns)), raised: None };
    let (outcome, run) = LentIr::of(py, node, contents, |ir, entity, lent| {
        let op = entity.op()?;
        Ok(drive(ir, op, lent))
    })?;
    if let Some(raised) = run.raised {
        return Err(raised);
    }
    outcome?.map_err(|error| broken_rule(&error))
}

/// Returns the error of a pattern that did not say whether it applied.
fn broken_rule(error: &GreedyError) -> PyErr {
    PyRuntimeError::new_err(match error {
        GreedyError::SuccessWithoutChange { .. } => {
            "a pattern applied and changed nothing; return True if it does not apply".to_owned()
        }
        GreedyError::ChangedWithoutSuccess { .. } => {
            "a pattern changed the IR and did not apply; return None if it applies".to_owned()
        }
        GreedyError::Failed { .. } => error.to_string(),
    })
}

/// The settings of the greedy driver, as numbers: see `GreedyRewriteConfig`.
type GreedySettings = (i64, i64, bool, bool, u8, u8, bool);

fn config(settings: GreedySettings) -> GreedyConfig {
    let (iterations, rewrites, top_down, fold, strictness, regions, share_constants) = settings;
    GreedyConfig {
        top_down,
        max_iterations: u32::try_from(iterations).ok(),
        max_rewrites: u64::try_from(rewrites).ok(),
        fold,
        share_constants,
        simplify_regions: match regions {
            0 => RegionSimplification::Disabled,
            1 => RegionSimplification::Normal,
            _ => RegionSimplification::Aggressive,
        },
        strictness: match strictness {
            0 => Strictness::AnyOp,
            1 => Strictness::ExistingAndNewOps,
            _ => Strictness::ExistingOps,
        },
        ..GreedyConfig::default()
    }
}

/// Applies patterns and folds until nothing changes.
#[pyfunction]
pub(crate) fn _apply_greedily(
    op: &Bound<'_, PyAny>,
    set: &FrozenRewritePatternSet,
    settings: GreedySettings,
) -> PyResult<()> {
    let result: GreedyResult = run(op, set, |ir, op, lent| {
        let patterns = patterns(ir);
        GreedyDriver::new(&patterns, config(settings)).with_facts(lent).run(ir, op)
    })?;
    if result.converged { Ok(()) } else { Err(PyRuntimeError::new_err("pattern application failed to converge")) }
}

/// Visits each operation once, and applies the first pattern that matches.
#[pyfunction]
pub(crate) fn walk_and_apply_patterns(op: &Bound<'_, PyAny>, set: &FrozenRewritePatternSet) -> PyResult<()> {
    run(op, set, |ir, op, lent| {
        let patterns = patterns(ir);
        WalkDriver::new(&patterns).with_facts(lent).run(ir, op)
    })?;
    Ok(())
}
