//! One string twice.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// SAME
    pub A: StringAttr = AnyStrAttrOf("SAME", "SAME");
}

fn main() {}
