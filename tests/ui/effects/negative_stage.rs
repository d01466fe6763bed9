//! A stage before the first.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", effects(MemRead(stage = -1)))]
pub struct AOp {}

fn main() {}
