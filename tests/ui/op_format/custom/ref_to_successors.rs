//! F55: a reference to all successors.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(custom<one>(ref(successors)) attr_dict))]
pub struct AOp {}

fn main() {}
