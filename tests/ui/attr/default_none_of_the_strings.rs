//! A default that is none of the strings.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// NHWC or NCHW
    pub Format: StringAttr = AnyStrAttrOf("NHWC", "NCHW");
}

#[op(D, "a")]
pub struct AOp {
    #[attr(default = "NHCW")]
    x: Format,
}

fn main() {}
