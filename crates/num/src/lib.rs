//! The numbers of `ods`: integers and floats of any width, ranges of integers, affine maps and sets, and the meaning of
//! operations on integers.
//!
//! The crate knows no IR: types and attributes that contain these values are in `ods-core`, which re-exports
//! [`affine`], [`numeric`] and [`semantics`] under the same names. Nothing here panics, whatever the input.

pub mod affine;
#[doc(hidden)]
pub mod hash;
mod invalid;
pub mod numeric;
pub mod semantics;

pub use invalid::Invalid;
