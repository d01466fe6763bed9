//! Two attributes of one name, the renamed one first.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr(name = "x")]
    y: I32Attr,
    #[attr]
    x: I32Attr,
}

fn main() {}
