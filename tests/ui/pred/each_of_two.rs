//! `Each` of two predicates.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// one bit
    pub A: Attribute = Each(I32Attr, I64Attr);
}

fn main() {}
