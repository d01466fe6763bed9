//! F54: a reference to the types of all results.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(custom<one>(ref(type(results))) attr_dict))]
pub struct AOp {}

fn main() {}
