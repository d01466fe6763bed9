//! Code of a `from` clause that is no expression.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// one bit
    pub A: IntegerAttr = I32Attr, from i64 => if $_value;
}

fn main() {}
