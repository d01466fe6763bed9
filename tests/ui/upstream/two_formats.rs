//! An operation has one format, proved or not.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(attr_dict), unproved_format(attr_dict))]
pub struct AOp {}

fn main() {}
