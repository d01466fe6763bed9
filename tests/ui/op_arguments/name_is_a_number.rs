//! G02: a name that is no string.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, 5)]
pub struct AOp {}

fn main() {}
