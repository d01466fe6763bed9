//! L06: a dialect that does not exist.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(Nope, "a")]
pub struct AOp {}

fn main() {}
