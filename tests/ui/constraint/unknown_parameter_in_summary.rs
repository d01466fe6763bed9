//! A parameter that does not exist.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// array with at least {M} elements
    pub A<const N: usize>: Attribute = CPred($_self == Attribute::UNIT && N == 1);
}

fn main() {}
