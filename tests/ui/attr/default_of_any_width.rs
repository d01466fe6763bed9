//! O70: a number whose width is not known.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr(default = 5)]
    a: AnyI32Attr,
}

fn main() {}
