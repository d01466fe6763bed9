//! No comma between two traits.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(Pure Commutative))]
pub struct AOp {}

fn main() {}
