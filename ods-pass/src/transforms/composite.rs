//! `composite-fixed-point-pass`: a pipeline runs until it changes nothing.

use ods_core::{Diagnostic, Location, Severity};

use crate::fingerprint::fingerprint;
use crate::manager::{Anchor, OpPassManager};
use crate::pass::{OperationPass, PassContext, PassResult, PassSetup};
use ods_macros::Pass;

/// The pass `composite-fixed-point-pass`: runs a pipeline until the operation is as before. Corresponds to MLIR's pass of
/// the same name.
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
    pub max_iterations: u32,
    passes: OpPassManager,
}

impl Default for CompositeFixedPoint {
    fn default() -> Self {
        let name = "CompositeFixedPointPass".to_owned();
        Self { name, pipeline: String::new(), max_iterations: 10, passes: OpPassManager::new(Anchor::Any) }
    }
}

impl OperationPass for CompositeFixedPoint {
    fn initialize(&mut self, setup: &PassSetup<'_>) -> PassResult {
        if self.max_iterations == 0 {
            let message = "invalid maximum number of iterations 0; give at least 1";
            return Err(Diagnostic::error(Location::UNKNOWN, message).into());
        }
        self.passes = OpPassManager::new(Anchor::Any);
        if !self.pipeline.is_empty() {
            self.passes.add_parsed(&self.pipeline, setup.registry)?;
        }
        Ok(())
    }

    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        let mut before = fingerprint(cx.ir, cx.op);
        for _ in 0..self.max_iterations {
            cx.run_pipeline(&mut self.passes, cx.op)?;
            let after = fingerprint(cx.ir, cx.op);
            if after == before {
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
