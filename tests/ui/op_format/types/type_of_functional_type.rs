//! F45: the type of a functional type.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(type(functional_type(operands, results)) attr_dict))]
pub struct AOp {}

fn main() {}
