//! F06: types of the dictionary of properties.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(type(prop_dict) attr_dict))]
pub struct AOp {}

fn main() {}
