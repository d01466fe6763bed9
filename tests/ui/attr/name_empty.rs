//! An empty name.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr(name = "")]
    x: I32Attr,
}

fn main() {}
