//! A trait of C++.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(OpTrait::ZeroOperands))]
pub struct AOp {}

fn main() {}
