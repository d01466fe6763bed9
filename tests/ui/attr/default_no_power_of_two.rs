//! An alignment that is none.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr(default = 12)]
    x: Optional<IntValidAlignment<I32Attr>>,
}

fn main() {}
