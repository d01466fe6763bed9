//! The path of the crate is a number.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", crate = 5)]
pub struct AOp {}

fn main() {}
