//! F85: a list of clauses without parentheses.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(oilist "wrong" attr_dict))]
pub struct AOp {}

fn main() {}
