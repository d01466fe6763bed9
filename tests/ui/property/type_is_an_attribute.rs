//! O23, O42: an attribute constraint as the type of a property.

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
