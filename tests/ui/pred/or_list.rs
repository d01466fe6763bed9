//! Predicates in brackets, as in TableGen.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// one bit
    pub A: Type = Or([I1, I8]);
}

fn main() {}
