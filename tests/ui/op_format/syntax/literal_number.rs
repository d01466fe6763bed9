//! F71: a number as a literal.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format("1" attr_dict))]
pub struct AOp {}

fn main() {}
