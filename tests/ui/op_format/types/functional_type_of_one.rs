//! F23: a functional type without results.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(functional_type(operands) attr_dict))]
pub struct AOp {}

fn main() {}
