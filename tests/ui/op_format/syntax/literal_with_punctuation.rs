//! F70: a keyword with a colon in it.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format("a:" attr_dict))]
pub struct AOp {}

fn main() {}
