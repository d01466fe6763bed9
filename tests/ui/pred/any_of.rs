//! TableGen's `AnyOf`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// one bit
    pub A: Type = AnyOf(I1, I8);
}

fn main() {}
