//! The key without the function.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", canonicalize)]
pub struct AOp {}

fn main() {}
