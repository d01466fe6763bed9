//! `Not` is called `Neg`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// not one bit
    pub A: Type = Not(I1);
}

fn main() {}
