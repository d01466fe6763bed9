//! TableGen's angle brackets.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// one bit
    pub A: Type = CPred<"$_self.isInteger(1)">;
}

fn main() {}
