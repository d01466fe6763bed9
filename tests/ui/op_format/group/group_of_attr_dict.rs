//! F9G: a group of the dictionary of attributes.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format((attr_dict^)?))]
pub struct AOp {}

fn main() {}
