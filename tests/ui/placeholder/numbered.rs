//! A numbered placeholder, as in rewrite patterns.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// one bit
    pub A: Type = CPred($0 == Type::I1);
}

fn main() {}
