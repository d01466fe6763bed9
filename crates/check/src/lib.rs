//! Checks of rewrites: does the new program refine the old one?
//!
//! A program *refines* another one if it returns the same values, but anything where the other one returns poison, and
//! where the behaviour of the other one is undefined: see docs/semantics.md. Operations have semantics, so that a
//! machine can compare two versions of a function, on arguments that it makes up.
//!
//! * [`compare`]: the functions of two modules, by name; [`Report`] and [`Verdict`] say what was done;
//! * `inputs`: arguments of all types; `random`: numbers from a seed;
//! * `outcome`: what an execution did; `refinement`: whether an outcome refines another one.
//!
//! A check never says more than it has done: it proves nothing unless it tried all arguments.

mod compare;
mod inputs;
mod options;
mod outcome;
mod random;
mod refinement;
mod report;

pub use compare::compare;
pub use options::Options;
pub use report::{Counterexample, Evidence, FunctionReport, Report, Verdict};
