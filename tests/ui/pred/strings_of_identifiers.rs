//! `AnyStrAttrOf` without quotes.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// SAME or VALID
    pub A: StringAttr = AnyStrAttrOf(SAME, VALID);
}

fn main() {}
