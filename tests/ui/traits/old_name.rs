//! O41: a name of former times.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(NoSideEffect))]
pub struct AOp {}

fn main() {}
