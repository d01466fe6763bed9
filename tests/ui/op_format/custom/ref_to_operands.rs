//! F57: a reference to all operands.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(custom<one>(ref(operands)) attr_dict))]
pub struct AOp {}

fn main() {}
