//! The library of constraints, with MLIR's names and wording.
//!
//! Written with [`constraint!`](crate::constraint), like your own constraints. If MLIR has a class with the name of a
//! constraint (`ArrayAttr`, `FunctionType`), the view in [`crate::attributes`] or [`crate::types`] is the constraint.
//! Each file has the constraints of a subject; `docs/constraint-library.md` lists them.
//!
//! ```
//! use ods::prelude::*;
//!
//! # /// Matrices.
//! # #[dialect(name = "mat", ops(ScaleOp))]
//! # pub struct Mat;
//! /// Scales a matrix.
//! #[op(Mat, "scale")]
//! pub struct ScaleOp {
//!     #[operand]
//!     matrix: RankedTensorOf<AnyFloat>,
//!     #[attr]
//!     factor: F64Attr,
//!     #[attr]
//!     sizes: Confined<DenseI64ArrayAttr, DenseArrayCount<2>>,
//!     #[result]
//!     scaled: (F32, F64, AnyTensor), // one of these
//! }
//! # fn main() {}
//! ```

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
