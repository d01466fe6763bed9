//! A Rust type as the entity.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// one bit
    pub A: i32 = CPred($_self == 1);
}

fn main() {}
