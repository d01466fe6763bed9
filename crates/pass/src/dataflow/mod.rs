//! Data-flow analysis: facts about values that hold on all executions.
//!
//! A [`SparseAnalysis`] says what an operation makes of the facts about its operands; the [`Solver`] carries facts
//! forward along branches, into and out of regions, and, if the operation analyzed is a symbol table, through calls.
//! Code that is never executed, as known constants decide, contributes nothing.
//!
//! Corresponds to MLIR's `SparseForwardDataFlowAnalysis` with its `DeadCodeAnalysis`. Facts are kept by slot, in a
//! dense table.
//!
//! * `solver`: the solver; `callables`: what is known of calls;
//! * `constants`: the analysis of constants; `int_ranges`: that of ranges of integers;
//! * `liveness`: the values that matter, found backward.

mod callables;
mod constants;
mod int_ranges;
mod liveness;
mod solver;

pub(crate) use callables::Callables;
pub use constants::{ConstantAnalysis, ConstantState};
pub use int_ranges::{IntRangeAnalysis, IntRangeState};
pub use liveness::Liveness;
pub use solver::{Solver, SparseAnalysis};
