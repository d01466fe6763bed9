//! F07: a reference to the dictionary of properties.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(custom<one>(ref(prop_dict)) attr_dict))]
pub struct AOp {}

fn main() {}
