//! F05: the dictionary of properties twice.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(prop_dict prop_dict attr_dict))]
pub struct AOp {}

fn main() {}
