//! `$self`

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// one bit
    pub A: Type = CPred($self == Type::I1);
}

fn main() {}
