//! No predicate after `=`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// one bit
    pub A: Type = ;
}

fn main() {}
