//! `infer-shapes`: shapes that are known where values are made become known where they are used.
//!
//! An analysis finds the shape that each value has on all executions, through branches, regions and calls of private
//! functions; then types get the sizes that they lack. Shapes only become more static: from unranked over ranked to
//! static. Nothing but types changes, except for casts where a user needs the type from before.
//!
//! Invariants:
//! * Valid IR stays valid. A *cap* limits how much may become known of a value, and an operation that rejects the new
//!   types caps its values; then the analysis runs again. Caps only grow, so this ends.
//! * An error leaves the IR as it was: types change within a span of the journal, which is undone unless everything
//!   verifies.
//!
//! MLIR has no such pass: TOSA and Toy have one each, for their own operations.
//!
//! * `shape`: known shapes; `infer`: the shapes that an operation infers; `analysis`: the data-flow analysis;
//! * `flows`: the ways of values through control flow; `caps`: limits; `plan`: the new types; `apply`: the change;
//! * `pass`: the pass.

mod analysis;
mod apply;
mod caps;
mod flows;
mod infer;
mod pass;
mod plan;
mod shape;

pub use pass::InferShapes;
