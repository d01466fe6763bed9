//! Rewriting: sets of patterns, and the drivers that apply them to an IR.
//!
//! A pattern is a type that implements [`OpPattern`]. A [`PatternSet`] collects patterns and is frozen for use;
//! [`GreedyDriver`] folds operations and applies patterns until nothing changes any more, as MLIR's
//! `applyPatternsGreedily` does; [`WalkDriver`] visits each operation once. [`simplify_regions`] removes dead code.
//!
//! * `set`, `decision`: pattern sets, and the decision trees from operations to patterns;
//! * `greedy`: the greedy driver; `walk`: the walk driver; `step`: the patterns of one operation; `action`: traces;
//! * [`conversion`]: dialect conversion;
//! * `example`: the tests that `#[example(...)]` generates;
//! * `regions`: unreachable blocks, dead operations and arguments.
//!
//! Drivers learn from the IR's journal what a pattern changed ([`Ir::begin_changes`]), so that a pattern may use any
//! function of [`Ir`].
//!
//! It is *not* a pass manager, and contains no patterns.

mod action;
pub mod conversion;
mod decision;
mod example;
mod greedy;
mod regions;
mod set;
mod step;
mod walk;

pub use action::{Action, ActionHandler};
pub use example::check_example;
pub use greedy::{
    GreedyConfig, GreedyDriver, GreedyError, GreedyResult, KnownConstants, PatternStatistics, Strictness,
};
pub use ods_core::rewrite::{
    Constant, MakeRegionBranchOpSuccessorInputsDead, NoMatch, Number, OpPattern, Pattern, PatternError, PatternRoot,
    PatternSchema, RemoveDeadRegionBranchOpSuccessorInputs, RemoveDuplicateSuccessorInputUses, RewriteFn,
    RewriteResult, Rewriter, Screen, ToOperands,
};
pub use regions::{RegionSimplification, block_postorder, erase_dead_code, erase_unreachable_blocks, simplify_regions};
pub use set::{FrozenPatterns, PatternFilter, PatternSet};
pub use walk::WalkDriver;

#[cfg(doc)]
use ods_core::Ir;
