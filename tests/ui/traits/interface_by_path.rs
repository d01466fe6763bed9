//! An interface among the traits, by a path.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(ods::prelude::MemoryEffectOpInterface))]
pub struct AOp {}

fn main() {}
