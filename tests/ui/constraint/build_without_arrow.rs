//! `build` without an arrow.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// one bit
    pub A: Type = I1, build Type::I1;
}

fn main() {}
