//! Pass managers: sequences of passes, anchored on operations.

use std::fmt;
use std::sync::Arc;

use ods_core::schema::Op;
use ods_core::{Diagnostic, Ir, Operation};
use ods_rewrite::ActionHandler;

use crate::pass::{Pass, PassResult, PassStatistic};
use crate::pattern_counts::PatternCounts;
use crate::pipeline_error::PipelineError;
use crate::progress::PassProgress;
use crate::registry::PassRegistry;
use crate::reports::PassReport;
use crate::run::{PassInstrumentation, Run};
use crate::text::{check_anchor, parse_into, parse_pipeline, set_options};

/// The operations that a pass manager runs on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// Operations with this name.
    Op(String),
    /// Any operation that its passes may run on.
    Any,
}

impl Anchor {
    /// Returns the anchor with this text: the name of an operation, or `any` or nothing for any operation.
    pub fn new(name: &str) -> Self {
        if matches!(name, "" | "any") { Self::Any } else { Self::Op(name.to_owned()) }
    }

    /// Returns the anchor for operations of kind `O`.
    pub fn of<O: Op>() -> Self {
        Self::Op(O::SCHEMA.name())
    }
}

impl fmt::Display for Anchor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Op(name) => f.write_str(name),
            Self::Any => f.write_str("any"),
        }
    }
}

/// A sequence of passes and nested managers.
pub struct OpPassManager {
    pub(crate) anchor: Anchor,
    pub(crate) items: Vec<Item>,
    /// Whether all passes inside are prepared for running.
    pub(crate) is_initialized: bool,
}

/// An element of a pass manager.
pub(crate) enum Item {
    Pass(PassItem),
    Nested(OpPassManager),
}

/// A pass, with what its clones counted.
pub(crate) struct PassItem {
    pub(crate) pass: Box<dyn Pass>,
    /// The names of the options that were given as text.
    pub(crate) given: Vec<&'static str>,
    /// The numbers to add to each statistic of the pass.
    counted_elsewhere: Vec<u64>,
}

impl PassItem {
    pub(crate) fn new(pass: Box<dyn Pass>, given: Vec<&'static str>) -> Self {
        Self { pass, given, counted_elsewhere: Vec::new() }
    }

    /// Returns the statistics of the pass and its clones.
    pub(crate) fn statistics(&self) -> Vec<PassStatistic> {
        let mut statistics = self.pass.statistics();
        for (statistic, more) in statistics.iter_mut().zip(&self.counted_elsewhere) {
            statistic.value += more;
        }
        statistics
    }

    /// Adds what a clone counted.
    pub(crate) fn add_counts(&mut self, more: impl Iterator<Item = u64>) {
        for (index, more) in more.enumerate() {
            match self.counted_elsewhere.get_mut(index) {
                Some(count) => *count += more,
                None => self.counted_elsewhere.push(more),
            }
        }
    }
}

impl Clone for Item {
    fn clone(&self) -> Self {
        match self {
            Self::Pass(item) => Self::Pass(item.clone()),
            Self::Nested(manager) => Self::Nested(manager.clone()),
        }
    }
}

impl Clone for PassItem {
    /// Returns a pass with the same options, which counted nothing yet. As in MLIR, it does not know that they were
    /// given.
    fn clone(&self) -> Self {
        Self::new(self.pass.clone_pass(), Vec::new())
    }
}

impl fmt::Debug for OpPassManager {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OpPassManager").field("anchor", &self.anchor).field("items", &self.items.len()).finish()
    }
}

impl OpPassManager {
    /// Creates an empty manager for these operations.
    pub fn new(anchor: Anchor) -> Self {
        Self { anchor, items: Vec::new(), is_initialized: false }
    }

    /// Parses a pipeline with its anchor: `func.func(canonicalize,cse)`.
    ///
    /// # Errors
    /// Returns an error if it is malformed, or names an unknown pass or option.
    pub fn parse(pipeline: &str, registry: &PassRegistry) -> Result<Self, PipelineError> {
        parse_pipeline(pipeline, registry)
    }

    /// Adds a pass.
    pub fn add(&mut self, pass: impl Pass + 'static) -> &mut Self {
        self.add_boxed(Box::new(pass))
    }

    pub(crate) fn push(&mut self, item: Item) {
        self.items.push(item);
        self.is_initialized = false;
    }

    /// Adds a nested manager, if there is one.
    pub(crate) fn extend(&mut self, nested: Option<Self>) {
        if let Some(nested) = nested {
            self.push(Item::Nested(nested));
        }
    }

    /// Adds a pass, such as a [clone](Pass::clone_pass).
    pub fn add_boxed(&mut self, pass: Box<dyn Pass>) -> &mut Self {
        self.push(Item::Pass(PassItem::new(pass, Vec::new())));
        self
    }

    /// Adds a manager for operations inside, and returns it.
    pub fn nest(&mut self, anchor: Anchor) -> &mut Self {
        self.push(Item::Nested(Self::new(anchor)));
        match self.items.last_mut() {
            Some(Item::Nested(manager)) => manager,
            Some(Item::Pass(_)) | None => unreachable!("a manager was just added"),
        }
    }

    /// Adds the passes of a pipeline without its anchor: `canonicalize,cse`.
    ///
    /// # Errors
    /// Returns an error if it is malformed, or names an unknown pass or option.
    pub fn add_parsed(&mut self, passes: &str, registry: &PassRegistry) -> Result<(), PipelineError> {
        self.is_initialized = false;
        parse_into(passes, self, registry)
    }

    /// Returns the number of passes and nested managers.
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Returns whether there are no passes.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }
}

/// The outermost pass manager, with the settings of a run.
///
/// ```
/// # use ods_core as ods;
/// # use ods::{Context, Ir, Location};
/// # use ods::builtin::ModuleOp;
/// use ods_pass::transforms::{Canonicalizer, Cse};
/// use ods_pass::{Anchor, PassManager};
///
/// # let mut ir = Ir::new(Context::new().into());
/// # let module = ModuleOp::create(&mut ir, Location::UNKNOWN);
/// let mut manager = PassManager::new(Anchor::new("builtin.module"));
/// manager.add(Canonicalizer::default()).add(Cse::default());
/// manager.run(&mut ir, module).expect("both passes succeed");
/// ```
pub struct PassManager {
    pub(crate) passes: OpPassManager,
    run: Run,
}

impl fmt::Debug for PassManager {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PassManager").field("passes", &self.passes).finish()
    }
}

impl std::ops::Deref for PassManager {
    type Target = OpPassManager;
    fn deref(&self) -> &OpPassManager {
        &self.passes
    }
}

impl std::ops::DerefMut for PassManager {
    fn deref_mut(&mut self) -> &mut OpPassManager {
        &mut self.passes
    }
}

impl PassManager {
    /// Creates an empty manager for an operation.
    pub fn new(anchor: Anchor) -> Self {
        Self { passes: OpPassManager::new(anchor), run: Run::default() }
    }

    /// Parses a pipeline: `builtin.module(canonicalize,func.func(cse))`.
    ///
    /// # Errors
    /// Returns an error if it is malformed, or names an unknown pass or option.
    pub fn parse(pipeline: &str, registry: &PassRegistry) -> Result<Self, PipelineError> {
        let run = Run { registry: registry.clone(), ..Run::default() };
        Ok(Self { passes: parse_pipeline(pipeline, registry)?, run })
    }

    /// Adds the pass called `name`, with options: `max-iterations=3 top-down=0`. A pass that is restricted to other
    /// operations than the manager's gets a nested manager.
    ///
    /// # Errors
    /// Returns an error if there is no such pass, or the options are wrong.
    pub fn add_named(&mut self, name: &str, options: &str, registry: &PassRegistry) -> Result<(), PipelineError> {
        let entry = registry.find(name).ok_or_else(|| {
            PipelineError::Syntax(format!("'{name}' does not refer to a registered pass or pass pipeline"))
        })?;
        let (mut pass, mut given) = ((entry.make)(), Vec::new());
        let set = set_options(&mut *pass, options, registry, &mut given);
        let nested_in = pass.root().filter(|_| check_anchor(&*pass, &self.passes.anchor).is_err());
        let item = Item::Pass(PassItem::new(pass, given));
        match nested_in {
            Some(root) => self.passes.nest(Anchor::new(&root.name())).push(item),
            None => self.passes.push(item),
        }
        set.map_err(|problem| PipelineError::Options { problem, trail: Vec::new() })
    }

    /// Sets whether the operation is verified after each pass; it is by default.
    pub fn verify_each(&mut self, verify: bool) -> &mut Self {
        self.run.is_unverified = !verify;
        self
    }

    /// Sets the passes that pipelines in options of passes may name; by default, the passes of
    /// [`transforms`](crate::transforms).
    pub fn set_registry(&mut self, registry: PassRegistry) -> &mut Self {
        self.run.registry = registry;
        self
    }

    /// Sets the name of the program, with which messages about values of options begin, as in `mlir-opt`.
    pub fn set_program(&mut self, name: &str) -> &mut Self {
        self.run.prefix = format!("{name}: ");
        self
    }

    /// Sets the number of threads that run nested pipelines; by default, as many as the machine can run at once.
    /// Instrumentations and a listener to actions see one thread only.
    pub fn set_threads(&mut self, threads: usize) -> &mut Self {
        self.run.threads = Some(threads);
        self
    }

    /// Adds a listener.
    pub fn add_instrumentation(&mut self, instrumentation: impl PassInstrumentation + 'static) -> &mut Self {
        self.run.instrumentations.push(Box::new(instrumentation));
        self
    }

    /// Sets a listener to the steps of passes, and of the drivers that they use, such as an
    /// [`ActionLog`](crate::ActionLog).
    pub fn set_actions(&mut self, actions: impl ActionHandler + 'static) -> &mut Self {
        self.run.actions = Some(Box::new(actions));
        self
    }

    /// Sets whether attempts to apply patterns are counted; by default, they are not.
    pub fn count_patterns(&mut self, count: bool) -> &mut Self {
        self.run.pattern_statistics = count.then(PatternCounts::default);
        self
    }

    /// Returns the counts of patterns in all runs, if they are counted.
    pub fn pattern_counts(&self) -> Option<&PatternCounts> {
        self.run.pattern_statistics.as_ref()
    }

    /// Returns the progress of the runs from now on, for another thread to watch.
    pub fn progress(&mut self) -> Arc<PassProgress> {
        Arc::clone(self.run.progress.get_or_insert_default())
    }

    /// Runs the passes on the operation.
    ///
    /// # Errors
    /// Returns an error if a pass fails, or makes the operation invalid.
    pub fn run(&mut self, ir: &mut Ir, op: impl Into<Operation>) -> PassResult {
        self.run.run_root(&mut self.passes, ir, op.into())
    }

    /// Returns the warnings and remarks of the passes of past runs, and forgets them.
    pub fn take_diagnostics(&mut self) -> Vec<Diagnostic> {
        self.run.reports.take_diagnostics()
    }

    /// Returns the text that the passes of past runs wrote, and forgets it.
    pub fn take_output(&mut self) -> String {
        self.run.reports.take_text()
    }

    /// Sets that errors are reported in order, among warnings and text, and not in the failure of a pass. `describe`
    /// completes each diagnostic when it is reported, such as by the text of its operation, which may change
    /// afterwards.
    pub fn report_in_order(&mut self, describe: impl Fn(&Ir, &mut Diagnostic) + Send + Sync + 'static) -> &mut Self {
        self.run.reports.describe = Some(Arc::new(describe));
        self
    }

    /// Returns the reports of past runs in order, and forgets them.
    pub fn take_reports(&mut self) -> Vec<PassReport> {
        self.run.reports.take()
    }
}
