//! A name without quotes.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr(name = value)]
    x: I32Attr,
}

fn main() {}
