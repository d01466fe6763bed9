//! A type that is no trait of operations.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(AnyType))]
pub struct AOp {}

fn main() {}
