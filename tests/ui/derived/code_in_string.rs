//! O71: code in a string, as in TableGen.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[derived("return true;")]
    x: bool,
}

fn main() {}
