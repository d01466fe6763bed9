//! F80: a keyword that two lists of clauses begin with.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(oilist("foo" | "bar") oilist("bar" | "buzz") attr_dict))]
pub struct AOp {}

fn main() {}
