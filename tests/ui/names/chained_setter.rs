//! A field with the name of another's `with_`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr(default = 1)]
    value: I32Attr,
    #[attr]
    with_value: I32Attr,
}

fn main() {}
