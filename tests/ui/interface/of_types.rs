//! An interface of types, on an operation.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// An operation.
#[op(D, "a", interfaces(ShapedTypeInterface))]
pub struct AOp {}

fn main() {}
