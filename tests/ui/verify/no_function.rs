//! The key, but no function.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", verify)]
pub struct AOp {}

fn main() {}
