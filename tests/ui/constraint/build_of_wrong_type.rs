//! `build` that makes no type.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// one bit
    pub A: Type = CPred($_self == Type::I1), build => 5;
}

fn main() {}
