//! F25: all operands twice.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(operands operands attr_dict))]
pub struct AOp {}

fn main() {}
