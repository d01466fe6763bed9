//! Where `ods` is, in quotes.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    crate = "::ods";

    /// one bit
    pub A: Type = I1;
}

fn main() {}
