//! The library of constraints, with MLIR's names and wording.
//!
//! Written with [`constraint!`](crate::constraint), as anybody's constraints are. Where MLIR has a class with the name of
//! a constraint (`ArrayAttr`, `FunctionType`), the view in [`crate::attributes`] or [`crate::types`] is the constraint.

mod arrays;
mod attributes;
mod confine;
mod elements;
mod memrefs;
mod regions;
mod shaped;
mod tensors;
mod types;
mod vectors;

pub use arrays::*;
pub use attributes::*;
pub use confine::*;
pub use elements::*;
pub use memrefs::*;
pub use regions::*;
pub use shaped::*;
pub use tensors::*;
pub use types::*;
pub use vectors::*;
