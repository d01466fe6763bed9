//! Rust's operators between predicates.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// one bit
    pub A: Type = I1 || I8;
}

fn main() {}
