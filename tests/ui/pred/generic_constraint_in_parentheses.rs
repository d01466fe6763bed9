//! A generic constraint in parentheses.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// one bit
    pub A: Type = TensorOf(F32);
}

fn main() {}
