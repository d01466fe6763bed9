//! The summary as a key, as in TableGen.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", summary = "does things")]
pub struct AOp {}

fn main() {}
