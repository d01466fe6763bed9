//! F74: a string that does not end.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format("now attr_dict))]
pub struct AOp {}

fn main() {}
