//! A closure that makes no attribute.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr(default = |_| 5)]
    x: AnyAttr,
}

fn main() {}
