//! `#[attr]` with a value of its own.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr = 5]
    a: I32Attr,
}

fn main() {}
