//! F59: a reference to nothing.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(custom<one>(ref) attr_dict))]
pub struct AOp {}

fn main() {}
