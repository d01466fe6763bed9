//! Code that is no expression.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// one bit
    pub A: Type = SubstLeaves($_self, $_self +, I1);
}

fn main() {}
