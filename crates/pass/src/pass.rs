//! Passes.

use std::any::Any;

use ods_core::context::Context;
use ods_core::diagnostic::{Diagnostic, Diagnostics};
use ods_core::schema::{OpSchema, TraitSet};
use ods_core::{Error, Ir, OpName, Operation};
use ods_rewrite::{FrozenPatterns, GreedyConfig, GreedyDriver, GreedyError, GreedyResult};

use crate::manager::OpPassManager;
use crate::options::Options;
use crate::pipeline_error::{OptionProblem, PipelineError};
use crate::registry::PassRegistry;
use crate::run::Run;

/// A transformation of the operations inside one operation, as pass managers see it. `#[derive(Pass)]` implements it
/// for each [`OperationPass`].
pub trait Pass: Send {
    /// Returns the name in messages and reports, such as `Canonicalizer`.
    fn name(&self) -> &str;

    /// Returns the name in textual pipelines, such as `canonicalize`.
    fn argument(&self) -> &'static str;

    /// Returns the options with their values; by default, there are none.
    fn options(&mut self) -> Options<'_> {
        Options::new()
    }

    /// Checks the options as a whole once they are set from a text; by default, any are right. `registry` has the
    /// passes that pipelines in options may name.
    ///
    /// # Errors
    /// Returns an error if the options are wrong; the pipeline is refused.
    fn options_are_set(&mut self, registry: &PassRegistry) -> Result<(), OptionProblem> {
        let _ = registry;
        Ok(())
    }

    /// Returns the numbers that the pass counted in all its runs; by default, there are none.
    fn statistics(&self) -> Vec<PassStatistic> {
        Vec::new()
    }

    /// Returns the definition of the operations that the pass runs on; `None` for any operation.
    fn root(&self) -> Option<&'static OpSchema> {
        None
    }

    /// Returns whether the pass may run on registered operations with this name: those with the definition, or with an
    /// interface.
    fn can_run_on(&self, context: &Context, name: OpName) -> bool {
        self.root().is_none_or(|root| context.op_info(name).schema().is_some_and(|schema| std::ptr::eq(root, schema)))
    }

    /// Prepares the pass once per pipeline.
    ///
    /// # Errors
    /// Returns an error if the pass cannot run with these options.
    fn initialize(&mut self, setup: &PassSetup<'_>) -> PassResult {
        let _ = setup;
        Ok(())
    }

    /// Runs the pass on `cx.op`.
    ///
    /// # Errors
    /// Returns an error if the pass fails; the pipeline ends.
    fn run(&mut self, cx: &mut PassContext<'_>) -> PassResult;

    /// Returns a copy with the same options.
    fn clone_pass(&self) -> Box<dyn Pass>;
}

/// The work of a pass with `#[derive(Pass)]`.
///
/// A pass may change what is inside its operation, and the attributes of that; it must not look at the operations
/// beside it. Each thread has a clone of its own.
#[diagnostic::on_unimplemented(
    message = "the pass `{Self}` does no work",
    label = "`OperationPass` is not implemented",
    note = "write `impl OperationPass for {Self}`, with `fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult`"
)]
pub trait OperationPass {
    /// Runs the pass on `cx.op`.
    ///
    /// # Errors
    /// Returns an error if the pass fails; the pipeline ends.
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult;

    /// Returns the name in messages and reports, if it depends on options.
    fn given_name(&self) -> Option<&str> {
        None
    }

    /// Checks the options as a whole once they are set from a text; by default, any are right. `registry` has the
    /// passes that pipelines in options may name.
    ///
    /// # Errors
    /// Returns an error if the options are wrong; the pipeline is refused.
    fn options_are_set(&mut self, registry: &PassRegistry) -> Result<(), OptionProblem> {
        let _ = registry;
        Ok(())
    }

    /// Prepares the pass once per pipeline, such as by freezing its patterns; by default, there is nothing to prepare.
    ///
    /// # Errors
    /// Returns an error if the pass cannot run with these options.
    fn initialize(&mut self, setup: &PassSetup<'_>) -> PassResult {
        let _ = setup;
        Ok(())
    }
}

/// A number that a pass counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PassStatistic {
    /// The name, such as `num-dce'd`.
    pub name: &'static str,
    /// The description, such as `Number of operations DCE'd`.
    pub description: &'static str,
    /// The number.
    pub value: u64,
}

impl PassStatistic {
    /// Returns a statistic.
    pub const fn new(name: &'static str, description: &'static str, value: u64) -> Self {
        Self { name, description, value }
    }
}

/// The surroundings that passes are prepared for.
#[derive(Clone, Copy, Debug)]
pub struct PassSetup<'a> {
    /// The context of the IR.
    pub context: &'a Context,
    /// The passes that pipelines in options may name.
    pub registry: &'a PassRegistry,
}

/// The operation that a pass runs on, and its surroundings.
pub struct PassContext<'a> {
    /// The IR.
    pub ir: &'a mut Ir,
    /// The operation.
    pub op: Operation,
    pub(crate) run: &'a mut Run,
}

impl PassContext<'_> {
    /// Returns the text that passes write for the user, such as statistics; it goes to the standard error stream.
    pub fn output(&mut self) -> &mut String {
        self.run.reports.text()
    }

    /// Reports a warning, a remark or a note. Errors are returned.
    pub fn report(&mut self, diagnostic: Diagnostic) {
        self.run.reports.add(self.ir, diagnostic);
    }

    /// Applies patterns to what is inside the operation by the greedy driver, with the trace and the statistics of the
    /// run.
    ///
    /// # Errors
    /// Returns an error if a pattern breaks its contract.
    pub fn apply_patterns(
        &mut self,
        patterns: &FrozenPatterns,
        config: GreedyConfig,
    ) -> Result<GreedyResult, PassFailure> {
        self.drive(None, patterns, config, |driver, ir, op| driver.run(ir, op))
    }

    /// Applies patterns to these operations by the greedy driver, as [`GreedyDriver::run_on_ops`] does.
    ///
    /// # Errors
    /// Returns an error if a pattern breaks its contract.
    pub fn apply_patterns_to(
        &mut self,
        ops: &[Operation],
        patterns: &FrozenPatterns,
        config: GreedyConfig,
    ) -> Result<GreedyResult, PassFailure> {
        self.drive(None, patterns, config, |driver, ir, _| driver.run_on_ops(ir, ops))
    }

    /// Applies patterns that need the results of an analysis, which they get by `Rewriter::facts`.
    ///
    /// # Errors
    /// Returns an error if a pattern breaks its contract.
    pub fn apply_patterns_with(
        &mut self,
        facts: &mut dyn Any,
        patterns: &FrozenPatterns,
        config: GreedyConfig,
    ) -> Result<GreedyResult, PassFailure> {
        self.drive(Some(facts), patterns, config, |driver, ir, op| driver.run(ir, op))
    }

    /// Runs a driver with the trace and the statistics of the run.
    fn drive(
        &mut self,
        facts: Option<&mut dyn Any>,
        patterns: &FrozenPatterns,
        config: GreedyConfig,
        run: impl FnOnce(&mut GreedyDriver<'_>, &mut Ir, Operation) -> Result<GreedyResult, GreedyError>,
    ) -> Result<GreedyResult, PassFailure> {
        let mut counts = Vec::new();
        let mut driver = GreedyDriver::new(patterns, config);
        if let Some(facts) = facts {
            driver = driver.with_facts(facts);
        }
        if let Some(actions) = self.run.actions.as_deref_mut() {
            driver = driver.with_actions(actions);
        }
        if self.run.pattern_statistics.is_some() {
            driver = driver.with_statistics(&mut counts);
        }
        let result = run(&mut driver, self.ir, self.op);
        if let Some(total) = &mut self.run.pattern_statistics {
            total.add(patterns, &counts);
        }
        result.map_err(|error| {
            let error = Diagnostic::error(error.location(), error.to_string());
            error.resolved(self.ir.context()).into()
        })
    }

    /// Runs a pipeline on the operation or on one inside. Corresponds to MLIR's `runPipeline`.
    ///
    /// # Errors
    /// Returns the error of the pass that fails, or an error if the operation is not inside the current one.
    pub fn run_pipeline(&mut self, manager: &mut OpPassManager, op: Operation) -> PassResult {
        if op != self.op && !self.ir.is_proper_ancestor(self.op, op) {
            let message = "Trying to schedule a dynamic pipeline on an operation that isn't nested under the current \
                           operation the pass is processing";
            return Err(self.ir.error(self.op, message).into());
        }
        self.run.run_dynamic(manager, self.ir, op)
    }

    /// Returns whether the operation has the trait `SymbolTable`.
    pub fn is_symbol_table(&self) -> bool {
        self.ir.has_traits(self.op, TraitSet::SYMBOL_TABLE)
    }
}

/// The error of a pass. Diagnostics, errors and messages convert to it.
#[derive(Debug)]
pub struct PassFailure {
    /// The reasons; empty if they were reported already.
    pub diagnostics: Vec<Diagnostic>,
}

impl PassFailure {
    /// Returns a failure that was reported already.
    pub fn reported() -> Self {
        Self { diagnostics: Vec::new() }
    }
}

impl std::fmt::Display for PassFailure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.diagnostics[..] {
            [] => f.write_str("the pass failed"),
            [first, ..] => first.fmt(f),
        }
    }
}

impl std::error::Error for PassFailure {}

impl From<Diagnostic> for PassFailure {
    fn from(diagnostic: Diagnostic) -> Self {
        Self { diagnostics: vec![diagnostic] }
    }
}

impl From<Diagnostics> for PassFailure {
    fn from(diagnostics: Diagnostics) -> Self {
        Self { diagnostics: diagnostics.to_vec() }
    }
}

impl From<PassFailure> for Error {
    fn from(failure: PassFailure) -> Self {
        if failure.diagnostics.is_empty() {
            return Self::new(failure);
        }
        Diagnostics::from(failure.diagnostics).into()
    }
}

impl From<Error> for PassFailure {
    fn from(error: Error) -> Self {
        match error.diagnostics() {
            Some(diagnostics) => Self { diagnostics: diagnostics.to_vec() },
            None => Diagnostic::error(ods_core::Location::UNKNOWN, error.message()).into(),
        }
    }
}

impl From<PipelineError> for PassFailure {
    fn from(error: PipelineError) -> Self {
        Diagnostic::error(ods_core::Location::UNKNOWN, error.to_string()).into()
    }
}

impl From<PipelineError> for Error {
    fn from(error: PipelineError) -> Self {
        Self::new(error)
    }
}

/// The result of a pass.
pub type PassResult = Result<(), PassFailure>;
