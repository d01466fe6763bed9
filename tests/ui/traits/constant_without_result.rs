//! A constant without a result.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(ConstantLike))]
pub struct AOp {}

fn main() {}
