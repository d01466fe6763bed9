//! `operands` as a key.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", operands = 2)]
pub struct AOp {}

fn main() {}
