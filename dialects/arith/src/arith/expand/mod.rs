//! `arith-expand`: operations that machines lack become several operations that they have.
//!
//! The order of the new operations is that of MLIR's pass of the same name.
//!
//! * `pass`: the pass and its options;
//! * `divisions`, `min_max`: divisions that round up or down, minima and maxima;
//! * `bf16`, `f8e8m0`, `f4e2m1`: conversions between a narrow type and wider ones, which become operations on bits;
//! * `by_single`: the common part of the conversions that go by way of `f32`;
//! * `scaling`: conversions with a scale;
//! * `pairs`: conversions of conversions;
//! * `shapes`: constants and types with the shape of an operand.

mod bf16;
mod by_single;
mod divisions;
mod f4e2m1;
mod f8e8m0;
mod min_max;
mod pairs;
mod pass;
mod scaling;
mod shapes;

pub use pass::{ArithExpand, patterns};
