//! A string where a key is expected.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", "traits")]
pub struct AOp {}

fn main() {}
