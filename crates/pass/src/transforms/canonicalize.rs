//! `canonicalize`: folds, canonicalization patterns, dead code.

use ods_core::context::Context;
use ods_core::diagnostic::{Diagnostic, Severity};
use ods_rewrite::{FrozenPatterns, GreedyConfig, GreedyResult, PatternFilter, PatternSet, RegionSimplification};

use crate::pass::{OperationPass, PassContext, PassFailure, PassResult, PassSetup};
use ods_macros::Pass;

/// The pass `canonicalize`: applies folds and the canonicalization patterns of all registered operations.
#[derive(Pass, Clone, Debug)]
#[pass(argument = "canonicalize", description = "Canonicalize operations", crate = crate::ods)]
pub struct Canonicalizer {
    /// Whether operations are first visited in preorder.
    #[option]
    pub top_down: bool,
    /// The maximum number of iterations; -1 for no limit.
    #[option]
    pub max_iterations: i64,
    /// The maximum number of applied patterns in an iteration; -1 for no limit.
    #[option(name = "max-num-rewrites")]
    pub max_rewrites: i64,
    /// The simplification of regions.
    #[option]
    pub region_simplify: SimplifyLevel,
    /// Whether it fails if the last iteration changes something.
    #[option]
    pub test_convergence: bool,
    /// The patterns not to apply.
    #[option(name = "disable-patterns")]
    pub disabled: Vec<String>,
    /// The patterns to apply; if empty, all.
    #[option(name = "enable-patterns")]
    pub enabled: Vec<String>,
    patterns: Option<FrozenPatterns>,
}

/// The extent to which `canonicalize` simplifies regions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SimplifyLevel {
    /// Not at all.
    Disabled,
    /// Without merging blocks.
    Normal,
    /// With merging blocks.
    Aggressive,
}

crate::choices!(SimplifyLevel {
    SimplifyLevel::Disabled = "disabled",
    SimplifyLevel::Normal = "normal",
    SimplifyLevel::Aggressive = "aggressive",
});

impl Default for Canonicalizer {
    fn default() -> Self {
        Self {
            top_down: true,
            max_iterations: 10,
            max_rewrites: -1,
            region_simplify: SimplifyLevel::Normal,
            test_convergence: false,
            disabled: Vec::new(),
            enabled: Vec::new(),
            patterns: None,
        }
    }
}

impl Canonicalizer {
    fn config(&self) -> GreedyConfig {
        GreedyConfig {
            top_down: self.top_down,
            max_iterations: limit(self.max_iterations).map(|most| u32::try_from(most).unwrap_or(u32::MAX)),
            max_rewrites: limit(self.max_rewrites),
            simplify_regions: match self.region_simplify {
                SimplifyLevel::Disabled => RegionSimplification::Disabled,
                SimplifyLevel::Normal => RegionSimplification::Normal,
                SimplifyLevel::Aggressive => RegionSimplification::Aggressive,
            },
            ..GreedyConfig::default()
        }
    }

    fn freeze(&self, context: &Context) -> FrozenPatterns {
        let filter = PatternFilter { enabled: self.enabled.clone(), disabled: self.disabled.clone() };
        PatternSet::canonicalization(context).freeze_some(context, &filter)
    }
}

impl OperationPass for Canonicalizer {
    fn initialize(&mut self, setup: &PassSetup<'_>) -> PassResult {
        self.patterns = Some(self.freeze(setup.context));
        Ok(())
    }

    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        let patterns = self.patterns.clone().unwrap_or_else(|| self.freeze(cx.ir.context()));
        let result = cx.apply_patterns(&patterns, self.config())?;
        match (result.gave_up, self.test_convergence) {
            (true, true) => Err(report(cx, Severity::Error, &result).into()),
            (true, false) => {
                let warning = report(cx, Severity::Warning, &result);
                cx.report(warning);
                Ok(())
            }
            // MLIR says nothing about a limit that was set.
            (false, true) if !result.converged => Err(PassFailure::reported()),
            (false, _) => Ok(()),
        }
    }
}

/// Returns the limit that an option sets: -1 is none, and other negative numbers allow nothing.
fn limit(option: i64) -> Option<u64> {
    (option != -1).then(|| u64::try_from(option).unwrap_or(0))
}

/// Returns the report about operations that are not simplified to the end.
fn report(cx: &PassContext<'_>, severity: Severity, result: &GreedyResult) -> Diagnostic {
    let patterns = match result.repeating.is_empty() {
        true => "only folds applied last".to_owned(),
        false => format!("applied most often: {}", result.repeating.join(", ")),
    };
    let message = format!("canonicalization did not end after {} iterations; {patterns}", result.iterations);
    Diagnostic::new(severity, cx.ir.location(cx.op), message)
}
