//! Effects twice over.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// An operation.
#[op(D, "a", effects(MemWrite), interfaces(MemoryEffectOpInterface))]
pub struct AOp {}

fn main() {}
