//! Checks of rewrites: does the new program refine the old one?
//!
//! A program *refines* another one if it returns the same values, but anything where the other one returns poison, and
//! where the behaviour of the other one is undefined: see docs/semantics.md. Operations have semantics, so that a
//! machine can compare two versions of a function, on arguments that it makes up.
//!
//! * [`compare`]: the functions of two modules, by name; [`Report`] and [`Verdict`] say what was done;
//! * [`SemanticsCheck`]: the passes of a pipeline, while it runs; `checked` says what was done; `rerun` finds the step
//!   of a pass that is wrong, and `reduction` the smallest module that shows it;
//! * [`rewrites`]: the folds and patterns of a dialect, on modules that are made for them;
//! * `inputs`: arguments of all types; `random`: numbers from a seed;
//! * `opaque`: functions and operations about which nothing is known;
//! * `outcome`: what an execution did; `refinement`: whether an outcome refines another one;
//! * `proof`: functions as formulas, and the solver that decides about these.
//!
//! A check never says more than it has done: it tells proofs from tests.

mod checked;
mod compare;
mod inputs;
mod opaque;
mod options;
mod outcome;
mod proof;
mod random;
mod reduction;
mod refinement;
mod report;
mod rerun;
mod rewrites;
mod semantics_check;

pub use compare::compare;
pub use options::Options;
pub use report::{Counterexample, Evidence, FunctionReport, Report, Verdict};
pub use rewrites::{
    Finding, Mutation, MutationKind, RewriteOptions, RewriteReport, RewriteVerdict, RewritesReport, WrongRewrite,
    check_mutations, check_rewrites, rewrites,
};
pub use semantics_check::SemanticsCheck;

/// The chapter of the guide, compiled and run as a test.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/checking.md")]
struct Guide;
