//! O61: a default of the wrong type.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr(default = "not a number")]
    x: I32Attr,
}

fn main() {}
