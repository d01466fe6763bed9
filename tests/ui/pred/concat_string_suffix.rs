//! A string as code.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// one bit
    pub A: Type = Concat(!, I1, "");
}

fn main() {}
