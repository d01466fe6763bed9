//! An entity that does not exist.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// one bit
    pub A: Typ = CPred($_self == Type::I1);
}

fn main() {}
