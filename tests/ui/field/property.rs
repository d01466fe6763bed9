//! O23, O42: a property.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[property]
    x: I32Attr,
}

fn main() {}
