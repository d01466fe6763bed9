//! The numbers that attributes hold: integers of any width, and floats of every builtin type.
//!
//! Not arithmetic: what is here is what reading, keeping, comparing, converting and printing constants takes. Nor
//! syntax: signs, `0x` prefixes and types belong to the parser and printer of attributes. What is read, and how it is
//! printed, is as in MLIR 22; the tests record what its `mlir-opt` answered.
//!
//! Invariants:
//! * An [`Int`] has no set bits above its width, and is kept inline exactly when its width is at most 64: so equality
//!   and hashing are structural.
//! * A [`Float`] is its bits, none above the width of its format; two NaNs with different bits are different, as are the
//!   two zeros. Of the several encodings that `f80` has for a number, only the canonical one is kept.
//! * Nothing here panics, whatever the input.

mod big_uint;
mod float;
mod int;
mod ntt;
mod radix;

pub use float::{Float, FloatFormat, FloatSyntaxError};
pub use int::Int;
