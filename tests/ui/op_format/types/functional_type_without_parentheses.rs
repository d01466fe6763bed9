//! F21: a functional type of nothing.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(functional_type attr_dict))]
pub struct AOp {}

fn main() {}
