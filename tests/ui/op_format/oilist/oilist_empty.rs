//! F82: a list without clauses.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(oilist() attr_dict))]
pub struct AOp {}

fn main() {}
