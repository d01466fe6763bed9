//! O65: an attribute constraint on a result.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[result]
    x: I32Attr,
}

fn main() {}
