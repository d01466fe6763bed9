//! A property with the name that an attribute has in text.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr(name = "x")]
    y: I32Attr,
    #[property]
    x: i64,
}

fn main() {}
