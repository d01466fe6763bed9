//! An attribute that may be missing before another of its kind.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($size $other attr_dict))]
pub struct AOp {
    #[attr]
    size: Optional<I64Attr>,
    #[attr]
    other: I64Attr,
}

fn main() {}
