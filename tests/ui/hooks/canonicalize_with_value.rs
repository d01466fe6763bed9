//! The key with a value.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", canonicalize = true)]
pub struct AOp {}

fn main() {}
