//! A trait about operands, of which there are none.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(SameOperandsShape))]
pub struct AOp {}

fn main() {}
