//! A const parameter that is a string.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// named {N}
    pub A<const N: &'static str>: Type = CPred($_self == Type::I1);
}

fn main() {}
