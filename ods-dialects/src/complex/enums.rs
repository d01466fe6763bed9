//! How exact operations on complex numbers are.

use ods::prelude::*;

/// Complex range flags
#[enum_attr(bits)]
pub enum ComplexRangeFlags {
    /// Steps between that overflow are avoided, at some cost.
    #[case("improved")]
    Improved = 1 << 0,
    /// As in the books.
    #[case("basic")]
    Basic = 1 << 1,
    /// Nothing is said.
    #[case("none")]
    None = 1 << 2,
}
