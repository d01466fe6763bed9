//! Where `ods` is, is not said.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    crate = ;

    /// one bit
    pub A: Type = I1;
}

fn main() {}
