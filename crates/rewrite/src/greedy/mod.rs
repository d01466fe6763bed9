//! The greedy driver: folds operations and applies patterns until nothing changes.
//!
//! It has the semantics of MLIR's `applyPatternsGreedily`, including the order in which operations are visited. An
//! *iteration* queues all operations of a region, processes the queue, and simplifies the region; iterations go on
//! until one changes nothing. Processing an operation erases it if it is dead, folds it, or applies the first pattern
//! that matches; operations that this created or changed, or whose results lost a user, are queued in turn.
//!
//! Differences from MLIR:
//! * what was changed comes from the IR's journal, so a pattern cannot forget to tell;
//! * a pattern that fails after changing something is undone;
//! * the number of steps is bounded, so that patterns that undo each other end with a report instead of never.
//!
//! * `config`: settings; `worklist`: the queue; `constants`: sharing of constants;
//! * `driver`: iterations, and one step; `report`: outcomes.

mod config;
mod constants;
mod driver;
mod report;
mod worklist;

pub use config::{GreedyConfig, Strictness};
pub use constants::KnownConstants;
pub use driver::GreedyDriver;
pub use report::{GreedyError, GreedyResult, PatternStatistics};

#[cfg(test)]
mod tests;
