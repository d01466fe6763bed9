//! Actions: the steps of drivers, for traces.

use ods_core::{Ir, Operation, Region};

use crate::PatternSchema;

/// A step of a driver. Corresponds to MLIR's `tracing::Action`.
#[derive(Clone, Copy, Debug)]
pub enum Action<'a> {
    /// A pass with this name, run on the operation.
    Pass(&'a str, Operation),
    /// An iteration of the greedy driver over a region; the first is 1.
    Iteration(u32, Region),
    /// An attempt to apply a pattern to an operation.
    Pattern(&'a PatternSchema, Operation),
    /// An attempt to fold an operation. MLIR has no action for it, so that its logs do not list it.
    Fold(Operation),
}

impl Action<'_> {
    /// Returns the kind of step, as MLIR names it.
    pub fn tag(self) -> &'static str {
        match self {
            Self::Pass(..) => "pass-execution",
            Self::Iteration(..) => "GreedyPatternRewriteIteration",
            Self::Pattern(..) => "apply-pattern",
            Self::Fold(_) => "fold",
        }
    }

    /// Returns the step as text, with its operation: the format of MLIR's `--log-actions-to`.
    pub fn describe(self, ir: &Ir) -> String {
        let shown = |op| ir.display(op).skip_regions().to_string();
        match self {
            Self::Pass(name, op) => {
                format!("`{}` running `{name}` on Operation `{}` ({})", self.tag(), ir.name_str(op), shown(op))
            }
            Self::Iteration(number, region) => {
                let owner = ir.region_parent(region);
                let index = ir.regions(owner).position(|other| other == region).unwrap_or(0);
                format!("{}({number}) (Region #{index} for op {})", self.tag(), shown(owner))
            }
            Self::Pattern(pattern, op) => format!("`{} pattern: {} ({})", self.tag(), pattern.name, shown(op)),
            Self::Fold(op) => format!("`{}` ({})", self.tag(), shown(op)),
        }
    }
}

/// A listener to the steps of a driver.
pub trait ActionHandler: Send {
    /// Takes note of the step before it happens.
    fn begin(&mut self, ir: &Ir, action: Action<'_>);

    /// Takes note of the step after it happened.
    fn end(&mut self, ir: &Ir, action: Action<'_>);
}
