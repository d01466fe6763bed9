//! O34: a default without a value.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr(default)]
    x: I32Attr,
}

fn main() {}
