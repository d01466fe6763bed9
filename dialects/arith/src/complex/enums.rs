//! Precision of operations on complex numbers.

use ods::prelude::*;

/// Complex range flags
#[enum_attr(bits)]
pub enum ComplexRangeFlags {
    /// Avoids overflow of intermediate results, at some cost.
    #[case("improved")]
    Improved = 1 << 0,
    /// Uses the textbook formulas.
    #[case("basic")]
    Basic = 1 << 1,
    /// Unspecified.
    #[case("none")]
    None = 1 << 2,
}
