//! A default that the type cannot hold.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[property(default = 300)]
    x: u8,
}

fn main() {}
