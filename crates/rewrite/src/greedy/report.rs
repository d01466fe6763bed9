//! Outcomes of the greedy driver.

use std::fmt;

use ods_core::Location;

/// The outcome of a run.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct GreedyResult {
    /// Whether anything changed.
    pub changed: bool,
    /// Whether the last iteration changed nothing.
    pub converged: bool,
    /// The number of iterations.
    pub iterations: u32,
    /// Whether an iteration was given up, because it made far more changes than one that ends needs.
    pub gave_up: bool,
    /// If it did not converge: the names of the patterns that were applied last, the most frequent first, or `(fold)`.
    pub repeating: Vec<String>,
}

/// The error of a run: a pattern broke its contract. Its changes are undone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GreedyError {
    /// The pattern did not apply, but changed the IR.
    ChangedWithoutSuccess {
        /// The name of the pattern.
        pattern: String,
        /// The location of the operation.
        location: Location,
    },
    /// The pattern applied, but changed nothing.
    SuccessWithoutChange {
        /// The name of the pattern.
        pattern: String,
        /// The location of the operation.
        location: Location,
    },
    /// The pattern failed after changing the IR.
    Failed {
        /// The name of the pattern.
        pattern: String,
        /// The location of the operation.
        location: Location,
        /// The error.
        message: String,
    },
}

impl GreedyError {
    /// Returns the location of the operation to which the pattern was applied.
    pub fn location(&self) -> Location {
        match self {
            Self::ChangedWithoutSuccess { location, .. }
            | Self::SuccessWithoutChange { location, .. }
            | Self::Failed { location, .. } => *location,
        }
    }
}

impl fmt::Display for GreedyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ChangedWithoutSuccess { pattern, .. } => {
                write!(f, "pattern '{pattern}' returned failure but IR did change; check everything before changing")
            }
            Self::SuccessWithoutChange { pattern, .. } => {
                write!(f, "pattern '{pattern}' returned success but IR did not change; return `Err(NoMatch)` instead")
            }
            Self::Failed { pattern, message, .. } => write!(f, "pattern '{pattern}' failed after a change: {message}"),
        }
    }
}

impl std::error::Error for GreedyError {}

impl From<GreedyError> for ods_core::Error {
    fn from(error: GreedyError) -> Self {
        Self::new(error)
    }
}

/// Counts of one pattern.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct PatternStatistics {
    /// The number of attempts.
    pub tried: u64,
    /// The number of successes.
    pub applied: u64,
}
