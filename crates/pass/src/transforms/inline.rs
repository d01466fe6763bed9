//! `inline`: calls are replaced by the bodies of their callees.

use ods_core::Ir;
use ods_core::OpName;
use rustc_hash::FxHashMap;

use crate::inlining::{Inliner, InlinerConfig};
use crate::manager::{Anchor, OpPassManager};
use crate::pass::{OperationPass, PassContext, PassResult, PassSetup};
use crate::pipeline_error::{OptionProblem, PipelineError};
use crate::registry::PassRegistry;
use crate::run::Run;
use ods_macros::Pass;

/// The pass `inline`: replaces calls by the bodies of their callees, callees before callers, and erases callables that
/// nothing calls any more. Corresponds to MLIR's pass of the same name.
#[derive(Pass, Clone, Debug)]
#[pass(name = "Inliner", description = "Inline function calls", crate = crate::ods)]
pub struct Inline {
    /// The passes that simplify callables without a pipeline of their own.
    #[option]
    pub default_pipeline: String,
    /// The pipelines of certain callables, such as `func.func(canonicalize,cse)`.
    #[option]
    pub op_pipelines: Vec<String>,
    /// The number of times that calls of a component of the call graph are inlined.
    #[option]
    pub max_iterations: u32,
    /// The greatest size of a callee, in percent of its caller; `u32::MAX` for no limit.
    #[option(name = "inlining-threshold")]
    pub threshold: u32,
    /// The pipelines of `op_pipelines`, parsed.
    special: Vec<OpPassManager>,
}

impl Default for Inline {
    fn default() -> Self {
        Self {
            default_pipeline: "canonicalize".to_owned(),
            op_pipelines: Vec::new(),
            max_iterations: 4,
            threshold: u32::MAX,
            special: Vec::new(),
        }
    }
}

impl Inline {
    /// Returns the pipeline of callables with this name. If the default one is wrong, the error is reported.
    fn pipeline(&self, name: &str, run: &mut Run) -> OpPassManager {
        let anchor = Anchor::new(name);
        if let Some(special) = self.special.iter().find(|manager| manager.anchor == anchor) {
            return special.clone();
        }
        let mut manager = OpPassManager::new(anchor);
        if let Err(error) = manager.add_parsed(&self.default_pipeline, &run.registry) {
            let (said, message) = error.in_parts(&run.prefix);
            *run.reports.text() += &(said + &message);
        }
        manager
    }

    fn parse_special(&mut self, registry: &PassRegistry) -> Result<(), PipelineError> {
        self.special = Vec::new();
        for text in &mut self.op_pipelines {
            let mut manager = OpPassManager::parse(text, registry)?.clone();
            *text = manager.to_text();
            self.special.push(manager);
        }
        Ok(())
    }
}

impl OperationPass for Inline {
    fn options_are_set(&mut self, registry: &PassRegistry) -> Result<(), OptionProblem> {
        let parsed = self.parse_special(registry);
        parsed.map_err(|error| OptionProblem::Pipeline { error: Box::new(error), summary: "" })
    }

    fn initialize(&mut self, setup: &PassSetup<'_>) -> PassResult {
        Ok(self.parse_special(setup.registry)?)
    }

    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        if !cx.is_symbol_table() {
            let message = " was scheduled to run under the inliner, but does not define a symbol table";
            return Err(cx.ir.op_error(cx.op, message).into());
        }
        let config = InlinerConfig { threshold: self.threshold, max_iterations: self.max_iterations };
        let mut managers: FxHashMap<OpName, OpPassManager> = FxHashMap::default();
        let (op, run) = (cx.op, &mut *cx.run);
        let mut simplify = |ir: &mut Ir, callable| {
            let name = ir.name(callable);
            let manager = match managers.entry(name) {
                std::collections::hash_map::Entry::Occupied(known) => known.into_mut(),
                std::collections::hash_map::Entry::Vacant(free) => {
                    free.insert(self.pipeline(ir.name_str(callable), run))
                }
            };
            run.run_dynamic(manager, ir, callable)
        };
        Inliner::run(cx.ir, op, config, &mut simplify)
    }
}
