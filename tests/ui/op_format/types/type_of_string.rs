//! F43: the type of a text.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(type("x y") attr_dict))]
pub struct AOp {}

fn main() {}
