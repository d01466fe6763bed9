//! A view that is not of what is constrained: an attribute by a type constraint.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// one bit
    pub A: IntegerAttr = I1;
}

fn main() {}
