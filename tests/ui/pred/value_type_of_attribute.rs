//! `ValueType` is about the type.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// one bit
    pub A: Attribute = ValueType(I32Attr);
}

fn main() {}
