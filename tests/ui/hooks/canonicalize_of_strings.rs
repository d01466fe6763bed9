//! Patterns are types.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", canonicalize("Drop"))]
pub struct AOp {}

fn main() {}
