//! F20: a functional type in another.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(functional_type(functional_type(operands, results), results) attr_dict))]
pub struct AOp {}

fn main() {}
