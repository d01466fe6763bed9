//! Two attributes of one name.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr]
    x: I32Attr,
    #[attr(name = "x")]
    y: I32Attr,
}

fn main() {}
