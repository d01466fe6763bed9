//! `AnyStrAttrOf` of a type.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// SAME or VALID
    pub A: Type = AnyStrAttrOf("SAME", "VALID");
}

fn main() {}
