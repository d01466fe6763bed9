//! The numbers that attributes hold: integers of any width, and floats of every builtin type.
//!
//! Not arithmetic: what is here is what reading, keeping, comparing and printing constants takes.
//!
//! Invariants:
//! * An [`Int`] has no set bits above its width, and is kept inline exactly when its width is at most 64: so equality
//!   and hashing are structural.
//! * A [`Float`] is its bits; two NaNs with different bits are different, as are the two zeros.

mod float;
mod int;

pub use float::{Float, FloatFormat};
pub use int::Int;
