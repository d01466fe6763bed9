//! The list of traits in its place in TableGen.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", [Pure])]
pub struct AOp {}

fn main() {}
