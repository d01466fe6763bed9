//! Code of a `build` clause that is no expression.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// one bit
    pub A: Type = I1, build => Type:: I1 +;
}

fn main() {}
