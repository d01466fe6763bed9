//! A key with a path.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", verify::all)]
pub struct AOp {}

fn main() {}
