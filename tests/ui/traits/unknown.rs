//! G04, O50: a trait that does not exist.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(NoSuchTrait))]
pub struct AOp {}

fn main() {}
