//! The sizes of result groups as an attribute.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr]
    resultSegmentSizes: I32Attr,
}

fn main() {}
