//! F24: a functional type of three.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(functional_type(operands, results, results) attr_dict))]
pub struct AOp {}

fn main() {}
