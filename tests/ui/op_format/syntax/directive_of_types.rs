//! A directive of formats of types.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(struct(params) attr_dict))]
pub struct AOp {}

fn main() {}
