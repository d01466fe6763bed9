//! A default of an optional attribute.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr(default = 5)]
    x: Optional<I32Attr>,
}

fn main() {}
