//! O53: `skipDefaultBuilders`, as in TableGen.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", skipDefaultBuilders = 1)]
pub struct AOp {}

fn main() {}
