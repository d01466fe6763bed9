//! `composite-fixed-point-pass`: a pipeline runs until it changes nothing.

use ods_core::{Diagnostic, Location, Severity};

use crate::fingerprint::fingerprint;
use crate::manager::{Anchor, OpPassManager};
use crate::pass::{OperationPass, PassContext, PassResult, PassSetup};
use crate::pipeline_error::{OptionProblem, PipelineError};
use crate::registry::PassRegistry;
use ods_macros::Pass;

/// The pass `composite-fixed-point-pass`: runs a pipeline until the operation is as before. Corresponds to MLIR's pass
/// of the same name.
#[derive(Pass, Clone, Debug)]
#[pass(name = "CompositeFixedPointPass", argument = "composite-fixed-point-pass", description = "Composite fixed point pass", crate = crate::ods)]
pub struct CompositeFixedPoint {
    /// The name in messages.
    #[option]
    pub name: String,
    /// The pipeline, without its anchor.
    #[option]
    pub pipeline: String,
    /// The number of runs after which a warning is given.
    #[option]
    pub max_iterations: i32,
    passes: OpPassManager,
}

impl Default for CompositeFixedPoint {
    fn default() -> Self {
        let name = "CompositeFixedPointPass".to_owned();
        Self { name, pipeline: String::new(), max_iterations: 10, passes: OpPassManager::new(Anchor::Any) }
    }
}

impl OperationPass for CompositeFixedPoint {
    fn given_name(&self) -> Option<&str> {
        Some(&self.name)
    }

    fn options_are_set(&mut self, registry: &PassRegistry) -> Result<(), OptionProblem> {
        let summary = "Failed to parse composite pass pipeline";
        let set = self.set_passes(registry);
        set.map_err(|error| OptionProblem::Pipeline { error: Box::new(error), summary })
    }

    fn initialize(&mut self, setup: &PassSetup<'_>) -> PassResult {
        if self.max_iterations <= 0 {
            let message = format!("Invalid maxIterations value: {}\n", self.max_iterations);
            return Err(Diagnostic::error(Location::UNKNOWN, message).into());
        }
        Ok(self.set_passes(setup.registry)?)
    }

    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        let mut before = fingerprint(cx.ir, cx.op);
        // As in MLIR, the last run may change nothing, and is not checked.
        for iteration in 0..=self.max_iterations {
            cx.run_pipeline(&mut self.passes, cx.op)?;
            let after = fingerprint(cx.ir, cx.op);
            if after == before && iteration < self.max_iterations {
                return Ok(());
            }
            before = after;
        }
        let message =
            format!("Composite pass \"{}\"+ didn't converge in {} iterations", self.name, self.max_iterations);
        let warning = Diagnostic::new(Severity::Warning, cx.ir.location(cx.op), message).about(cx.op);
        cx.report(warning);
        Ok(())
    }
}

impl CompositeFixedPoint {
    fn set_passes(&mut self, registry: &PassRegistry) -> Result<(), PipelineError> {
        self.passes = OpPassManager::new(Anchor::Any);
        self.passes.add_parsed(&self.pipeline, registry)
    }
}
