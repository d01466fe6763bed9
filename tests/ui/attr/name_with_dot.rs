//! A name with a dot: such attributes are discardable.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr(name = "d.x")]
    x: I32Attr,
}

fn main() {}
