//! A field without its colon, which the compiler reports as well.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d", ops(AOp))]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    x I32,
}

pub fn uses(_: AOp) {}

fn main() {}
