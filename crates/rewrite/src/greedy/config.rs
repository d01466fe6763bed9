//! The settings of the greedy driver.

use ods_core::{Operation, Region};

use crate::RegionSimplification;

/// The settings of a [`GreedyDriver`](crate::GreedyDriver). Corresponds to MLIR's `GreedyRewriteConfig`.
#[derive(Clone, Debug)]
pub struct GreedyConfig {
    /// Whether operations are first visited in preorder, rather than in reverse postorder, which is the default as in
    /// MLIR. The pass `canonicalize` visits them in preorder.
    pub top_down: bool,
    /// The maximum number of iterations over a region; `None` for no limit.
    pub max_iterations: Option<u32>,
    /// The maximum number of applied patterns in an iteration; `None` for no limit.
    pub max_rewrites: Option<u64>,
    /// The simplification of regions after each iteration.
    pub simplify_regions: RegionSimplification,
    /// Whether operations are folded.
    pub fold: bool,
    /// Whether equal constants are replaced by one.
    pub share_constants: bool,
    /// The operations that are visited.
    pub strictness: Strictness,
    /// Only operations inside this region are visited. By default, it is the region that the driver runs on.
    pub scope: Option<Region>,
    /// Whether each step is checked: a pattern that changes the IR without success, or succeeds without a change, is an
    /// error. Always so in debug builds.
    pub check: bool,
}

impl Default for GreedyConfig {
    fn default() -> Self {
        Self {
            top_down: false,
            max_iterations: Some(10),
            max_rewrites: None,
            simplify_regions: RegionSimplification::Aggressive,
            fold: true,
            share_constants: true,
            strictness: Strictness::AnyOp,
            scope: None,
            check: cfg!(debug_assertions),
        }
    }
}

/// The operations that a driver visits, besides the operations that it starts with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strictness {
    /// Any operation.
    AnyOp,
    /// Operations that the driver starts with, and new ones.
    ExistingAndNewOps,
    /// Only operations that the driver starts with.
    ExistingOps,
}

/// The operations that may be queued.
pub(super) enum Allowed {
    All,
    /// These alone.
    These(ods_core::ir::SlotSet<Operation>),
}

impl Allowed {
    #[inline]
    pub(super) fn contains(&self, op: Operation) -> bool {
        match self {
            Self::All => true,
            Self::These(ops) => ops.contains(op),
        }
    }
}
