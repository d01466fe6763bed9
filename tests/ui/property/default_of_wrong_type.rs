//! O61: a default of the wrong type.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[property(default = "eight")]
    x: u32,
}

fn main() {}
