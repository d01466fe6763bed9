//! MLIR's dialects of numbers: one folder per dialect.
//!
//! [`common`] has what several dialects share, of this crate and others.

pub mod arith;
#[doc(hidden)]
pub mod common;
pub mod complex;
pub mod index;
pub mod math;
pub mod ub;
