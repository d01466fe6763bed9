//! The default as text, as in TableGen.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr(default = "5")]
    x: I64Attr,
}

fn main() {}
