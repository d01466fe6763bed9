//! The key with a slip.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", verfy)]
pub struct AOp {}

fn main() {}
