//! An option that does not exist.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr(defualt = 5)]
    x: I32Attr,
}

fn main() {}
