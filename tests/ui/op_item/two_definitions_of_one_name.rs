//! G05: two structs of one name.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {}

#[op(D, "b")]
pub struct AOp {}

fn main() {}
