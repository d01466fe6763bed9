//! A default that the Rust type cannot hold.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr(default = 300)]
    x: I8Attr,
}

fn main() {}
