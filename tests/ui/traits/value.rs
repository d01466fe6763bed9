//! An expression.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(5))]
pub struct AOp {}

fn main() {}
