//! A trait about operands, of which there are none.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// An operation.
#[op(D, "a", traits(SameTypeOperands))]
pub struct AOp {}

fn main() {}
