//! F72: a literal that begins with a colon, and goes on.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(":abc" attr_dict))]
pub struct AOp {}

fn main() {}
