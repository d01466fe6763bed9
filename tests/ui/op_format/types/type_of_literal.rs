//! F36: the type of a literal.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(type("now") attr_dict))]
pub struct AOp {}

fn main() {}
