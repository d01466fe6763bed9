//! `SubstLeaves` of another name.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// one bit
    pub A: Type = SubstLeaves($_op, $_self, AnyFloat);
}

fn main() {}
