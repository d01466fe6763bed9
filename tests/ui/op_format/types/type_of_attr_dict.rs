//! F04: types of the dictionary of attributes.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(type(attr_dict)))]
pub struct AOp {}

fn main() {}
