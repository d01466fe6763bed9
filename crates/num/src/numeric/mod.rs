//! Numbers in attributes: integers of any width, and floats of every builtin type.
//!
//! This module parses, stores, compares, converts and prints constants. Only integers have arithmetic. There is no
//! syntax beyond digits: signs, `0x` prefixes and types belong to the parser and printer of attributes. Literals and
//! printed text match MLIR 22; the tests record output of its `mlir-opt`.
//!
//! Invariants:
//! * An [`Int`] has no set bits above its width, and is stored inline exactly if its width is at most 64, so equality
//!   and hashing are structural.
//! * A [`Float`] is its bits, with none set above the width of its format. NaNs with different bits are different, and
//!   so are the two zeros. If `f80` has several encodings for a number, only the canonical one is used.
//! * Nothing here panics, whatever the input.

mod big_uint;
mod float;
mod int;
mod int_range;

pub use float::{Float, FloatFormat, FloatSyntaxError};
pub use int::Int;
pub use int_range::{IntRange, Overflow};
