//! A group with an attribute that is always there, beside the anchor.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(("at" $size^ "of" $other)? attr_dict))]
pub struct AOp {
    #[attr]
    size: Optional<I64Attr>,
    #[attr]
    other: I64Attr,
}

fn main() {}
