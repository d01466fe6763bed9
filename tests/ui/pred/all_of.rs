//! TableGen's `AllOf`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// one bit
    pub A: Type = AllOf(I1, I8);
}

fn main() {}
