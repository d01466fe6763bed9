//! Actions: the steps of drivers, for traces.

use ods_core::{Ir, Operation, Region};

use crate::PatternSchema;

/// A step of a driver. Corresponds to MLIR's `tracing::Action`.
#[derive(Clone, Copy, Debug)]
pub enum Action<'a> {
    /// An iteration of the greedy driver over a region; the first is 1.
    Iteration(u32, Region),
    /// An attempt to apply a pattern to an operation.
    Pattern(&'a PatternSchema, Operation),
}

/// A listener to the steps of a driver.
pub trait ActionHandler {
    /// Takes note of the step before it happens.
    fn begin(&mut self, ir: &Ir, action: Action<'_>);

    /// Takes note of the step after it happened.
    fn end(&mut self, ir: &Ir, action: Action<'_>);
}
