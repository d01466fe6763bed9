//! No semicolon between two.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// one bit
    pub A: Type = CPred($_self == Type::I1)

    /// two bits
    pub B: Type = CPred($_self == Type::I1);
}

fn main() {}
