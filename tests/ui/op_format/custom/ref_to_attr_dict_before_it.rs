//! F58: a reference to the dictionary of attributes, which comes later.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(custom<one>(ref(attr_dict)) attr_dict))]
pub struct AOp {}

fn main() {}
