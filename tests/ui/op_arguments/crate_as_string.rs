//! The path of the crate in quotes, as in serde.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", crate = "ods")]
pub struct AOp {}

fn main() {}
