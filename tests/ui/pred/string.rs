//! Code in a string, as in TableGen.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// one bit
    pub A: Type = "$_self.isInteger(1)";
}

fn main() {}
