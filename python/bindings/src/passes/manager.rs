//! Pass managers: the passes of the core, and Python callables between them.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use ods::verify::verify;
use ods::{Diagnostic, Location};
use ods_check::SemanticsCheck;
use ods_pass::{Anchor, IrPrinting, PassManager, PassProgress, PassSelection, PassTiming};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBool;
use pyo3::{PyTraverseError, PyVisit};

use crate::context::{Ctx, PyContext, diagnostics, resolve};
use crate::ir::operation::{OpBase, wrap_operation};
use crate::ir::walk::check_callable;
use crate::island::entity::Entity;
use crate::island::{IrGuard, Node};
use crate::objects::registry::lock;
use crate::package::extension;
use crate::passes::reports::{Report, ReportOptions, StatisticsForm};

/// A pass of a manager.
enum PipelineEntry {
    /// Passes of the core, as text between parentheses.
    Text(String),
    Python {
        callback: Py<PyAny>,
        name: String,
        /// The text of the pass in that of the pipeline.
        shown: String,
        op_name: String,
    },
}

/// The passes of a manager, and the options of its runs.
struct PipelineSettings {
    anchor: String,
    entries: Vec<PipelineEntry>,
    verifies: bool,
    printing: Option<IrPrinting>,
    /// The options of the comparison after each pass, if it was asked for.
    check: Option<ods_check::Options>,
    reports: ReportOptions,
}

/// A pipeline of passes, from text or with Python functions among them.
#[pyclass(module = "ods._mlir_libs._mlir.passmanager", name = "PassManager", frozen)]
pub(crate) struct PyPassManager {
    ctx: Arc<Ctx>,
    settings: Mutex<PipelineSettings>,
}

/// The pass that a Python callable is called with.
#[pyclass(module = "ods._mlir_libs._mlir.passmanager", name = "ExternalPass", frozen)]
pub(crate) struct ExternalPass {
    failed: AtomicBool,
}

#[pymethods]
impl ExternalPass {
    /// Makes the run of the pass fail.
    fn signal_pass_failure(&self) {
        self.failed.store(true, Ordering::Relaxed);
    }
}

fn syntax_error(error: &ods_pass::PipelineError) -> PyErr {
    let (said, message) = error.in_parts("");
    PyValueError::new_err(format!("{said}{message}"))
}

/// Returns the manager for passes given as text.
fn manager(anchor: &str, passes: &str) -> PyResult<PassManager> {
    let mut manager = PassManager::new(Anchor::new(anchor));
    manager.add_parsed(passes, &extension::passes()).map_err(|error| syntax_error(&error))?;
    manager.set_registry(extension::passes());
    Ok(manager)
}

/// A part of a run.
enum Stage {
    Core(Box<PassManager>),
    Python { callback: Py<PyAny>, name: String, op_name: String },
}

impl PyPassManager {
    fn new_with(ctx: Arc<Ctx>, anchor: &str, entries: Vec<PipelineEntry>) -> Self {
        let anchor = if anchor.is_empty() { "any" } else { anchor };
        let settings = PipelineSettings {
            anchor: anchor.to_owned(),
            entries,
            verifies: true,
            printing: None,
            check: None,
            reports: ReportOptions::default(),
        };
        Self { ctx, settings: Mutex::new(settings) }
    }

    fn stages(&self, py: Python<'_>) -> PyResult<(Vec<Stage>, bool, Report)> {
        let settings = lock(&self.settings);
        let check = settings.check.clone().map(SemanticsCheck::new);
        let mut stages = Vec::new();
        for entry in &settings.entries {
            stages.push(match entry {
                PipelineEntry::Text(text) => {
                    let mut manager = manager(&settings.anchor, text)?;
                    manager.verify_each(settings.verifies).set_program(extension::package());
                    if let Some(printing) = &settings.printing {
                        manager.add_instrumentation(printing.clone());
                    }
                    if let Some(check) = &check {
                        manager.add_instrumentation(check.clone());
                    }
                    Stage::Core(Box::new(manager))
                }
                PipelineEntry::Python { callback, name, op_name, .. } => {
                    Stage::Python { callback: callback.clone_ref(py), name: name.clone(), op_name: op_name.clone() }
                }
            });
        }
        Ok((stages, settings.verifies, Report::new(settings.reports, check)))
    }

    fn failure(&self, py: Python<'_>, errors: &[Diagnostic]) -> PyErr {
        diagnostics::error(py, &self.ctx, "Failure while executing pass pipeline", errors)
    }

    fn run_core(
        &self,
        py: Python<'_>,
        mut manager: PassManager,
        node: &Node,
        progress: Option<&mut Progress<'_>>,
        report: &mut Report,
    ) -> PyResult<()> {
        // Passes make operations of dialects that the text need not name.
        node.ctx().load_all()?;
        let counts = manager.progress();
        let (reports, timing) = (report.wanted, PassTiming::new());
        if reports.is_timed {
            manager.add_instrumentation(timing.clone());
        }
        let work = move |guard: &mut IrGuard<'_>, entity: Entity| {
            let op = entity.op()?;
            guard.check_not_lent()?;
            guard.counts.mark_outdated();
            let result = manager.run(guard.ir, op);
            let statistics = reports.statistics.map(|display| display.statistics(&manager)).unwrap_or_default();
            let said = (manager.take_output(), manager.take_diagnostics(), statistics);
            Ok((result.map_err(|failure| failure.diagnostics), said))
        };
        let (result, said) = match progress {
            None => node.with_detached(py, work)?,
            Some(progress) => {
                let done = node.with_watched(py, work, |py| progress.report(py, &counts));
                progress.report(py, &counts);
                progress.finish()?;
                done?
            }
        };
        let (output, diagnostics, statistics) = said;
        report.add(&statistics, &timing);
        if !output.is_empty() {
            py.import("sys")?.getattr("stderr")?.call_method1("write", (output,))?;
        }
        match result {
            Ok(()) => diagnostics
                .iter()
                .try_for_each(|it| crate::context::diagnostics::deliver(py, &self.ctx, it).map(|_| ())),
            Err(errors) => {
                let all: Vec<Diagnostic> = diagnostics.into_iter().chain(errors).collect();
                Err(self.failure(py, &all))
            }
        }
    }

    fn run_python(
        &self,
        py: Python<'_>,
        callback: &Py<PyAny>,
        name: &str,
        op_name: &str,
        node: &Node,
        verifies: bool,
    ) -> PyResult<()> {
        let found = node.with(py, |guard, entity| Ok(guard.ir.name_str(entity.op()?).to_owned()))?;
        if !op_name.is_empty() && op_name != found {
            let message =
                format!("pass '{name}' runs on '{op_name}', not on '{found}'; nest it, or run it on such an operation");
            return Err(self.failure(py, &[Diagnostic::error(Location::UNKNOWN, message)]));
        }
        let pass = Py::new(py, ExternalPass { failed: AtomicBool::new(false) })?;
        callback.call1(py, (wrap_operation(py, node.again(py)?)?, pass.clone_ref(py)))?;
        if pass.get().failed.load(Ordering::Relaxed) {
            return Err(self.failure(py, &[]));
        }
        if verifies {
            let outcome = node.with_detached(py, |guard, entity| Ok(verify(guard.ir, entity.op()?)))?;
            outcome.map_err(|errors| self.failure(py, &errors))?;
        }
        Ok(())
    }
}

/// A Python callable that is told of the progress of a run.
struct Progress<'a> {
    callback: &'a Py<PyAny>,
    error: Option<PyErr>,
}

impl<'a> Progress<'a> {
    fn new(callback: &'a Bound<'_, PyAny>) -> Self {
        Self { callback: callback.as_unbound(), error: None }
    }

    fn report(&mut self, py: Python<'_>, counts: &PassProgress) {
        self.call(py, counts.pass().as_deref(), counts.operations());
    }

    /// Calls the callable, unless it has failed, or Ctrl-C was pressed: passes end before either is raised.
    fn call(&mut self, py: Python<'_>, pass: Option<&str>, operations: Option<(usize, usize)>) {
        if self.error.is_some() {
            return;
        }
        let (done, total) = operations.unzip();
        let called = py.check_signals().and_then(|()| self.callback.call1(py, (pass, done, total)).map(drop));
        self.error = called.err();
    }

    fn finish(&mut self) -> PyResult<()> {
        self.error.take().map_or(Ok(()), Err)
    }
}

impl PyPassManager {
    fn run_all(&self, operation: &Bound<'_, OpBase>, mut progress: Option<&mut Progress<'_>>) -> PyResult<()> {
        let py = operation.py();
        let node = operation.get().node()?;
        crate::context::same_context(node.ctx(), &self.ctx, "the operation")?;
        let (stages, verifies, mut report) = self.stages(py)?;
        let outcome = stages.into_iter().try_for_each(|stage| match stage {
            Stage::Core(manager) => self.run_core(py, *manager, node, progress.as_deref_mut(), &mut report),
            Stage::Python { callback, name, op_name } => {
                if let Some(progress) = &mut progress {
                    progress.call(py, Some(&name), None);
                    progress.finish()?;
                }
                report.time(&name, || self.run_python(py, &callback, &name, &op_name, node, verifies))
            }
        });
        report.write(py)?;
        outcome
    }
}

#[pymethods]
impl PyPassManager {
    #[new]
    #[pyo3(signature = (anchor_op = "any", context = None))]
    fn new(anchor_op: &str, context: Option<&Bound<'_, PyContext>>) -> PyResult<Self> {
        Ok(Self::new_with(resolve(context)?, anchor_op, Vec::new()))
    }

    /// Returns the pass manager of a pipeline in text.
    #[staticmethod]
    #[pyo3(signature = (pipeline, context = None))]
    fn parse(pipeline: &str, context: Option<&Bound<'_, PyContext>>) -> PyResult<Self> {
        let ctx = resolve(context)?;
        PassManager::parse(pipeline, &extension::passes()).map_err(|error| syntax_error(&error))?;
        let text = pipeline.trim();
        let parts = text.split_once('(').and_then(|(anchor, rest)| Some((anchor.trim(), rest.strip_suffix(')')?)));
        let (anchor, passes) = parts.ok_or_else(|| {
            PyValueError::new_err(
                "expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'",
            )
        })?;
        let entries = if passes.trim().is_empty() { Vec::new() } else { vec![PipelineEntry::Text(passes.to_owned())] };
        Ok(Self::new_with(ctx, anchor, entries))
    }

    /// Adds a pass: text, or a callable, which is shown by its argument or name.
    #[pyo3(signature = (pass_, name = None, argument = None, description = None, op_name = None))]
    fn add(
        &self,
        pass_: &Bound<'_, PyAny>,
        name: Option<String>,
        argument: Option<String>,
        description: Option<&str>,
        op_name: Option<String>,
    ) -> PyResult<()> {
        let _ = description;
        let entry = if let Ok(text) = pass_.extract::<String>() {
            manager(&lock(&self.settings).anchor, &text)?;
            PipelineEntry::Text(text)
        } else {
            check_callable(pass_)?;
            let own = || pass_.getattr("__name__").and_then(|name| name.extract::<String>());
            let name = name.or_else(|| own().ok()).unwrap_or_else(|| "pass".into());
            let shown = argument.filter(|text| !text.is_empty()).unwrap_or_else(|| format!("unknown<{name}>"));
            PipelineEntry::Python {
                callback: pass_.clone().unbind(),
                name,
                shown,
                op_name: op_name.unwrap_or_default(),
            }
        };
        lock(&self.settings).entries.push(entry);
        Ok(())
    }

    /// Runs the passes. `progress` is called with the name of the pass that runs, and with the numbers of operations
    /// that its pipeline is done with and has (`None` outside of nested pipelines), about ten times a second; `True`
    /// shows a line on the terminal or in the notebook.
    #[pyo3(signature = (operation, *, progress = None))]
    fn run(&self, operation: &Bound<'_, OpBase>, progress: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let Some(progress) = progress.filter(|progress| !progress.is(PyBool::new(progress.py(), false))) else {
            return self.run_all(operation, None);
        };
        if !progress.is(PyBool::new(progress.py(), true)) {
            return self.run_all(operation, Some(&mut Progress::new(progress)));
        }
        let display = progress
            .py()
            .import(format!("{}.passmanager", extension::package()))?
            .getattr("ProgressDisplay")?
            .call0()?;
        let done = self.run_all(operation, Some(&mut Progress::new(&display)));
        display.call_method0("close")?;
        done
    }

    /// Makes each run write the times of the passes to `sys.stderr`.
    fn enable_timing(&self) {
        lock(&self.settings).reports.is_timed = true;
    }

    /// Makes each run write the statistics of the passes to `sys.stderr`: as a list, or by default in the form of the
    /// pipeline.
    #[pyo3(signature = (displayMode = None))]
    #[allow(non_snake_case, reason = "the name of MLIR's parameter")]
    fn enable_statistics(&self, displayMode: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let display = displayMode.map_or(Ok(StatisticsForm::Pipeline), StatisticsForm::of)?;
        lock(&self.settings).reports.statistics = Some(display);
        Ok(())
    }

    /// Compares, after each pass, what functions compute with what they computed before: a pass that changed it fails.
    /// `inputs` is the number of arguments that a function is called with, unless all can be tried, and `seed` their
    /// seed. `solver_steps` are the steps of `z3` for each proof: without them, or without `z3`, nothing is proved. The
    /// report about the functions goes to `sys.stderr`. Passes in Python are not checked.
    #[pyo3(signature = (inputs = None, seed = None, solver_steps = None))]
    fn enable_semantics_check(&self, inputs: Option<u64>, seed: Option<u64>, solver_steps: Option<u64>) {
        let default = ods_check::Options::default();
        lock(&self.settings).check = Some(ods_check::Options {
            inputs: inputs.unwrap_or(default.inputs),
            seed: seed.unwrap_or(default.seed),
            solver_steps: solver_steps.unwrap_or(default.solver_steps),
            ..default
        });
    }

    /// Sets whether the IR is verified after each pass.
    fn enable_verifier(&self, enable: bool) {
        lock(&self.settings).verifies = enable;
    }

    /// Prints the IR before or after passes.
    #[pyo3(signature = (print_before_all = false, print_after_all = true, print_module_scope = false, print_after_change = false,
                        print_after_failure = false, large_elements_limit = None, large_resource_limit = None,
                        enable_debug_info = false, print_generic_op_form = false, tree_printing_dir_path = None))]
    #[allow(clippy::too_many_arguments, reason = "MLIR's parameters")]
    fn enable_ir_printing(
        &self,
        print_before_all: bool,
        print_after_all: bool,
        print_module_scope: bool,
        print_after_change: bool,
        print_after_failure: bool,
        large_elements_limit: Option<u64>,
        large_resource_limit: Option<u64>,
        enable_debug_info: bool,
        print_generic_op_form: bool,
        tree_printing_dir_path: Option<std::path::PathBuf>,
    ) {
        let all = |is_all| if is_all { PassSelection::All } else { PassSelection::None };
        let mut printing = IrPrinting::default();
        printing.before = all(print_before_all);
        printing.after = all(print_after_all);
        printing.module_scope = print_module_scope;
        printing.only_changed = print_after_change;
        printing.only_failed = print_after_failure;
        printing.options.elide_elements_larger_than = large_elements_limit;
        printing.options.elide_resources_larger_than = large_resource_limit;
        printing.options.debug_info = enable_debug_info;
        printing.options.generic = print_generic_op_form;
        printing.folder = tree_printing_dir_path;
        lock(&self.settings).printing = Some(printing);
    }

    fn __str__(&self) -> PyResult<String> {
        let settings = lock(&self.settings);
        let mut texts = Vec::new();
        for entry in &settings.entries {
            texts.push(match entry {
                PipelineEntry::Text(text) => {
                    let text = manager(&settings.anchor, text)?.to_text();
                    let inner = text.split_once('(').and_then(|(_, rest)| rest.strip_suffix(')'));
                    inner.unwrap_or_default().to_owned()
                }
                PipelineEntry::Python { shown, .. } => shown.clone(),
            });
        }
        Ok(format!("{}({})", settings.anchor, texts.join(",")))
    }

    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        let Ok(settings) = self.settings.try_lock() else { return Ok(()) };
        settings.entries.iter().try_for_each(|entry| match entry {
            PipelineEntry::Python { callback, .. } => visit.call(callback),
            PipelineEntry::Text(_) => Ok(()),
        })
    }

    fn __clear__(&self) {
        let entries = self.settings.try_lock().map(|mut settings| std::mem::take(&mut settings.entries));
        drop(entries);
    }
}
