//! The key of dialects, on an operation.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", hooks)]
pub struct AOp {}

fn main() {}
