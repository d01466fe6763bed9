//! F56: a reference to all regions.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(custom<one>(ref(regions)) attr_dict))]
pub struct AOp {}

fn main() {}
