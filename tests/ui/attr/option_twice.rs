//! An option twice.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr(default = 5, default = 6)]
    x: I32Attr,
}

fn main() {}
