//! A Rust item.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// one bit
    pub struct A: Type = CPred($_self == Type::I1);
}

fn main() {}
