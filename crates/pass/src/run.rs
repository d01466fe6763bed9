//! Running passes.
//!
//! Neighbouring nested managers become one adaptor, as in MLIR: each operation inside gets the passes of all of them
//! before the next operation gets any. The operations are collected before.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;
use std::thread;

use ods_core::diagnostic::Diagnostic;
use ods_core::ir::{OpPanic, panic_message};
use ods_core::schema::TraitSet;
use ods_core::verify::verify;
use ods_core::{Context, Ir, Location, Operation};
use ods_rewrite::{Action, ActionHandler};

use crate::analyses::Analyses;
use crate::manager::{Anchor, Item, OpPassManager};
use crate::pass::{Pass, PassContext, PassFailure, PassResult, PassSetup};
use crate::pattern_counts::PatternCounts;
use crate::progress::PassProgress;
use crate::registry::PassRegistry;
use crate::reports::Reports;
use crate::tree::{Step, try_each_pass};

/// A listener to the passes of a run. Text that it writes to `output` is for the
/// user, as the output of passes is. Corresponds to MLIR's `PassInstrumentation`.
pub trait PassInstrumentation: Send {
    /// Takes note of a pass before it runs.
    fn before_pass(&mut self, pass: &dyn Pass, ir: &Ir, op: Operation, output: &mut String) {
        let _ = (pass, ir, op, output);
    }

    /// Takes note of a pass after it ran.
    fn after_pass(&mut self, pass: &dyn Pass, ir: &Ir, op: Operation, output: &mut String) {
        let _ = (pass, ir, op, output);
    }

    /// Judges the work of a pass, after its result was verified. An error is the failure of the pass.
    ///
    /// # Errors
    /// Returns an error if the pass did something wrong.
    fn judge_pass(&mut self, pass: &dyn Pass, ir: &Ir, op: Operation) -> PassResult {
        let _ = (pass, ir, op);
        Ok(())
    }

    /// Takes note of a pass after it failed.
    fn after_pass_failed(&mut self, pass: &dyn Pass, ir: &Ir, op: Operation, output: &mut String) {
        let _ = (pass, ir, op, output);
    }

    /// Takes note of an analysis before it is computed; one that is kept from an earlier pass is not.
    fn before_analysis(&mut self, analysis: &str, ir: &Ir, op: Operation, output: &mut String) {
        let _ = (analysis, ir, op, output);
    }

    /// Takes note of an analysis after it was computed.
    fn after_analysis(&mut self, analysis: &str, ir: &Ir, op: Operation, output: &mut String) {
        let _ = (analysis, ir, op, output);
    }

    /// Takes note of a nested pipeline before it runs on an operation.
    fn before_pipeline(&mut self, anchor: &str) {
        let _ = anchor;
    }

    /// Takes note of a nested pipeline after it ran on an operation.
    fn after_pipeline(&mut self, anchor: &str) {
        let _ = anchor;
    }
}

/// The name of nested managers in traces.
const ADAPTOR: &str = "mlir::detail::OpToOpPassAdaptor";

/// The number of nested pipelines that run on one stack. Deeper ones run on threads with stacks of their own.
const LEVELS: usize = 32;

/// The size of such a stack: Rust's default.
const STACK: usize = 2 << 20;

/// The state of a run, which its passes share.
#[derive(Default)]
pub(crate) struct Run {
    /// Whether operations are not verified after each pass.
    pub(crate) is_unverified: bool,
    /// The number of threads; as many as the machine can run at once if not set.
    pub(crate) threads: Option<usize>,
    pub(crate) registry: PassRegistry,
    /// The beginning of messages about values of options in pipelines that passes read while they run.
    pub(crate) prefix: String,
    pub(crate) reports: Reports,
    pub(crate) analyses: Analyses,
    pub(crate) instrumentations: Vec<Box<dyn PassInstrumentation>>,
    /// The listener to the steps of passes and drivers.
    pub(crate) actions: Option<Box<dyn ActionHandler>>,
    /// The counts of patterns, if they are counted.
    pub(crate) pattern_statistics: Option<PatternCounts>,
    /// The progress, if the host watches it.
    pub(crate) progress: Option<Arc<PassProgress>>,
    /// The number of nested pipelines around the running pass.
    pub(crate) depth: usize,
    /// The number of reports before the outermost nested pipeline.
    pub(crate) reports_before: usize,
}

impl Run {
    /// Initializes the passes, and runs them on the operation, inside a pass.
    pub(crate) fn run_dynamic(&mut self, manager: &mut OpPassManager, ir: &mut Ir, op: Operation) -> PassResult {
        self.prepare(manager, ir, op)?;
        self.run_pipeline(manager, ir, op)
    }

    /// Initializes the passes, and runs them on the operation.
    pub(crate) fn run_root(&mut self, manager: &mut OpPassManager, ir: &mut Ir, op: Operation) -> PassResult {
        self.prepare(manager, ir, op)?;
        self.analyses = Analyses::default();
        self.run(manager, ir, op)
    }

    fn prepare(&self, manager: &mut OpPassManager, ir: &Ir, op: Operation) -> PassResult {
        if let Anchor::Op(name) = &manager.anchor
            && ir.name_str(op) != name
        {
            let message = format!("can't run '{name}' pass manager on '{}' op", ir.name_str(op));
            return Err(Diagnostic::error(ir.location(op), message).into());
        }
        if !manager.is_initialized {
            check_anchors(manager, ir.context())?;
            let setup = PassSetup { context: ir.context(), registry: &self.registry };
            try_each_pass(&mut manager.items, |item| item.pass.initialize(&setup))?;
            manager.is_initialized = true;
        }
        Ok(())
    }

    fn run(&mut self, manager: &mut OpPassManager, ir: &mut Ir, op: Operation) -> PassResult {
        let mut next = 0;
        while next < manager.items.len() {
            let nested = manager.items[next..].iter().take_while(|item| matches!(item, Item::Nested(_))).count();
            if nested > 0 {
                self.run_nested(&mut manager.items[next..next + nested], ir, op)?;
                next += nested;
                continue;
            }
            if let Item::Pass(item) = &mut manager.items[next] {
                self.run_pass(&mut *item.pass, ir, op)?;
            }
            next += 1;
        }
        Ok(())
    }

    /// Runs nested managers on the operations inside. A failure on one does not keep the others from being processed.
    fn run_nested(&mut self, items: &mut [Item], ir: &mut Ir, op: Operation) -> PassResult {
        let blocks = ir.regions(op).flat_map(|region| ir.blocks(region));
        let inside: Vec<Operation> = blocks.flat_map(|block| ir.block_ops(block)).collect();
        self.analyses.clear();
        self.begin_nested(items, ir, &inside);
        let result = match self.depth % LEVELS {
            0 => self.run_on_thread(items, ir, op, &inside),
            _ => self.run_inside(items, ir, op, &inside),
        };
        self.end_nested(ir);
        result
    }

    /// Runs nested managers on a thread with a stack of its own.
    fn run_on_thread(&mut self, items: &mut [Item], ir: &mut Ir, op: Operation, inside: &[Operation]) -> PassResult {
        let location = ir.location(op);
        let result = thread::scope(|scope| {
            let work = || self.run_inside(items, ir, op, inside);
            let thread = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work).ok()?;
            Some(thread.join().unwrap_or_else(|panic| resume_unwind(panic)))
        });
        result.unwrap_or_else(|| {
            let message = "cannot create a thread for passes at this depth; nest operations less deep";
            Err(Diagnostic::error(location, message).into())
        })
    }

    fn run_inside(&mut self, items: &mut [Item], ir: &mut Ir, op: Operation, inside: &[Operation]) -> PassResult {
        match self.shares(items, ir, inside) {
            Some(shares) => self.run_shares(items, ir, &shares),
            None => {
                self.begin(ADAPTOR, ir, op);
                let result = self.run_on_each(items, ir, inside);
                self.end(ADAPTOR, ir, op);
                result
            }
        }
    }

    fn begin_nested(&mut self, items: &[Item], ir: &Ir, ops: &[Operation]) {
        self.depth += 1;
        if self.depth == 1 {
            self.reports_before = self.reports.len();
        }
        if let Some(progress) = self.progress.as_ref().filter(|_| self.depth == 1) {
            progress.begin_pipeline(ops.iter().filter(|op| fits_any(items, ir, **op)).count());
        }
    }

    fn end_nested(&mut self, ir: &Ir) {
        self.depth -= 1;
        // As in MLIR, where several threads report diagnostics after all of them are done.
        if self.depth == 0 && ir.context().allows_threads() {
            self.reports.settle(self.reports_before);
        }
        if let Some(progress) = self.progress.as_ref().filter(|_| self.depth == 0) {
            progress.begin_pipeline(0);
        }
    }

    /// Runs nested managers on operations, one after the other.
    pub(crate) fn run_on_each(&mut self, items: &mut [Item], ir: &mut Ir, ops: &[Operation]) -> PassResult {
        let mut failure: Option<PassFailure> = None;
        for op in ops {
            let is_counted = self.progress.is_some() && self.depth == 1 && fits_any(items, ir, *op);
            if let Err(error) = self.run_on_nested(items, ir, *op) {
                failure.get_or_insert_with(PassFailure::reported).diagnostics.extend(error.diagnostics);
            }
            if let Some(progress) = self.progress.as_ref().filter(|_| is_counted) {
                progress.end_operation();
            }
        }
        failure.map_or(Ok(()), Err)
    }

    fn begin(&mut self, pass: &str, ir: &Ir, op: Operation) {
        if let Some(actions) = &mut self.actions {
            actions.begin(ir, Action::Pass(pass, op));
        }
    }

    fn end(&mut self, pass: &str, ir: &Ir, op: Operation) {
        if let Some(actions) = &mut self.actions {
            actions.end(ir, Action::Pass(pass, op));
        }
    }

    fn run_on_nested(&mut self, items: &mut [Item], ir: &mut Ir, op: Operation) -> PassResult {
        for item in items {
            if let Item::Nested(manager) = item
                && fits(manager, ir, op)
            {
                let result = self.run_pipeline(manager, ir, op);
                self.analyses.clear();
                result?;
            }
        }
        Ok(())
    }

    /// Runs a pipeline inside another one, or inside a pass.
    fn run_pipeline(&mut self, manager: &mut OpPassManager, ir: &mut Ir, op: Operation) -> PassResult {
        if self.instrumentations.is_empty() {
            return self.run(manager, ir, op);
        }
        let anchor = manager.anchor.to_string();
        self.instrumentations.iter_mut().for_each(|instrumentation| instrumentation.before_pipeline(&anchor));
        let result = self.run(manager, ir, op);
        self.instrumentations.iter_mut().rev().for_each(|instrumentation| instrumentation.after_pipeline(&anchor));
        result
    }

    fn run_pass(&mut self, pass: &mut dyn Pass, ir: &mut Ir, op: Operation) -> PassResult {
        if let Err(failure) = check_schedule(pass, ir, op) {
            return Err(self.reported(failure, ir));
        }
        for instrumentation in &mut self.instrumentations {
            instrumentation.before_pass(pass, ir, op, self.reports.text());
        }
        if let Some(progress) = &self.progress {
            progress.begin_pass(pass.name());
        }
        self.begin(pass.name(), ir, op);
        let result = self.run_checked(pass, ir, op);
        self.end(pass.name(), ir, op);
        let result = result.and_then(|()| self.verified(ir, op)).and_then(|()| self.judged(pass, ir, op));
        let result = result.map_err(|failure| self.reported(failure, ir));
        self.analyses.end_pass();
        for instrumentation in self.instrumentations.iter_mut().rev() {
            match result {
                Ok(()) => instrumentation.after_pass(pass, ir, op, self.reports.text()),
                Err(_) => instrumentation.after_pass_failed(pass, ir, op, self.reports.text()),
            }
        }
        result
    }

    /// Reports the errors of a failure now, if errors are reported in order.
    fn reported(&mut self, failure: PassFailure, ir: &Ir) -> PassFailure {
        if self.reports.describe.is_none() {
            return failure;
        }
        for diagnostic in failure.diagnostics {
            self.reports.add(ir, diagnostic);
        }
        PassFailure::reported()
    }

    /// Runs the pass, and checks in debug builds that it keeps its word to have changed nothing.
    fn run_checked(&mut self, pass: &mut dyn Pass, ir: &mut Ir, op: Operation) -> PassResult {
        if !cfg!(debug_assertions) {
            return self.run_guarded(pass, ir, op);
        }
        let watch = ir.watch_changes();
        let result = self.run_guarded(pass, ir, op);
        let is_broken = self.analyses.is_all_preserved() && !ir.is_unchanged_since(watch.start());
        ir.end_watch(watch);
        if is_broken {
            let message = format!("pass '{}' changed the IR, but marked all analyses as preserved", pass.name());
            return Err(Diagnostic::error(ir.location(op), message).into());
        }
        result
    }

    /// Runs the pass, and reports its panic as a failure.
    fn run_guarded(&mut self, pass: &mut dyn Pass, ir: &mut Ir, op: Operation) -> PassResult {
        let location = ir.location(op);
        let open = ir.open_spans();
        let mut cx = PassContext { ir, op, run: self };
        // The IR keeps its structure: a panic of a pass happens between changes.
        match catch_unwind(AssertUnwindSafe(|| pass.run(&mut cx))) {
            Ok(result) => result,
            Err(payload) => {
                ir.abandon_changes(open);
                let message = format!("pass '{}' panicked: {}", pass.name(), panic_message(&*payload));
                let error = Diagnostic::error(location, message);
                Err(match payload.downcast_ref::<OpPanic>() {
                    Some(panic) => error.note(panic.location, panic.circumstances(ir.context())),
                    None => error,
                }
                .resolved(ir.context())
                .into())
            }
        }
    }

    /// Asks each instrumentation about the pass.
    fn judged(&mut self, pass: &dyn Pass, ir: &Ir, op: Operation) -> PassResult {
        self.instrumentations.iter_mut().try_for_each(|instrumentation| instrumentation.judge_pass(pass, ir, op))
    }

    fn verified(&self, ir: &Ir, op: Operation) -> PassResult {
        if self.is_unverified || self.analyses.is_all_preserved() {
            return Ok(());
        }
        verify(ir, op).map_err(PassFailure::from)
    }
}

/// Returns whether one of the nested managers runs on the operation.
pub(crate) fn fits_any(items: &[Item], ir: &Ir, op: Operation) -> bool {
    items.iter().any(|item| matches!(item, Item::Nested(manager) if fits(manager, ir, op)))
}

/// Returns whether a nested manager runs on the operation.
pub(crate) fn fits(manager: &OpPassManager, ir: &Ir, op: Operation) -> bool {
    match &manager.anchor {
        Anchor::Op(name) => ir.name_str(op) == name,
        Anchor::Any => {
            let is_isolated = ir.schema(op).is_some() && ir.has_traits(op, TraitSet::ISOLATED_FROM_ABOVE);
            let can_run = |item: &Item| match item {
                Item::Pass(item) => item.pass.can_run_on(ir.context(), ir.name(op)),
                Item::Nested(_) => true,
            };
            is_isolated && manager.items.iter().all(can_run)
        }
    }
}

/// Checks that the passes of the manager, and of those inside, may run on the operations that the managers are for; the
/// inner ones first, as MLIR does. Names that are not registered are checked when a pass runs.
fn check_anchors(manager: &OpPassManager, context: &Context) -> PassResult {
    let (mut open, mut checked) = (Vec::new(), Ok(()));
    manager.walk(|step| match step {
        Step::Enter(manager) => open.push(manager),
        Step::Pass(_) => {}
        Step::Leave => {
            if let Some(manager) = open.pop().filter(|_| checked.is_ok()) {
                checked = check_anchor(manager, context);
            }
        }
    });
    checked
}

fn check_anchor(manager: &OpPassManager, context: &Context) -> PassResult {
    let Anchor::Op(anchor) = &manager.anchor else { return Ok(()) };
    let Some(name) = context.registered_op_name(anchor) else { return Ok(()) };
    let misplaced = manager.items.iter().find_map(|item| match item {
        Item::Pass(item) => Some(&*item.pass).filter(|pass| !pass.can_run_on(context, name)),
        Item::Nested(_) => None,
    });
    let Some(pass) = misplaced else { return Ok(()) };
    let name = pass.name();
    let message = format!("unable to schedule pass '{name}' on a PassManager intended to run on '{anchor}'!");
    let error = Diagnostic::error(Location::UNKNOWN, message);
    Err(match runs_on(pass, context) {
        Some(op) => error.help(format!("the pass runs on operations inside; write '{op}({})'", pass.argument())).into(),
        None => error.into(),
    })
}

/// Returns the name of an operation that the pass runs on, preferably of functions.
fn runs_on<'c>(pass: &dyn Pass, context: &'c Context) -> Option<&'c str> {
    let all = context.registered_op_names().filter(|name| pass.can_run_on(context, *name));
    let isolated = all.filter(|name| context.op_info(*name).traits().contains(TraitSet::ISOLATED_FROM_ABOVE));
    isolated
        .map(|name| context.op_info(name).name())
        .max_by_key(|name| (*name == "func.func", std::cmp::Reverse(*name)))
}

/// Checks that the pass may run on the operation.
fn check_schedule(pass: &dyn Pass, ir: &Ir, op: Operation) -> PassResult {
    if ir.schema(op).is_none() {
        return Err(ir.op_error(op, "trying to schedule a pass on an unregistered operation").into());
    }
    if !ir.has_traits(op, TraitSet::ISOLATED_FROM_ABOVE) {
        let message = "trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'";
        return Err(ir.op_error(op, message).into());
    }
    if !pass.can_run_on(ir.context(), ir.name(op)) {
        let message = format!("trying to schedule pass '{}' on an unsupported operation", pass.name());
        return Err(ir.op_error(op, message).into());
    }
    Ok(())
}
