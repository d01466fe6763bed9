//! F73: a literal in backticks.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format("`now`" attr_dict))]
pub struct AOp {}

fn main() {}
