//! A type has no type.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// one bit
    pub A: Type = ValueType(I32);
}

fn main() {}
