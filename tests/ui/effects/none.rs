//! An effect of an operation without.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// An operation.
#[op(D, "a", effects(MemWrite), traits(NoMemoryEffect))]
pub struct AOp {}

fn main() {}
