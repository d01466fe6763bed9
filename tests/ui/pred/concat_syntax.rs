//! Code that is no expression around a predicate.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// one bit
    pub A: Type = Concat($_self ==, I1, &&);
}

fn main() {}
