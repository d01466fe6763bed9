//! A parameter with a default.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// {N} bits
    pub A<const N: u32 = 5>: Type = CPred($_self == Type::I1 && N == 1);
}

fn main() {}
