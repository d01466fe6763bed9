//! O50: a parent that does not exist.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(HasParent<Nope>))]
pub struct AOp {}

fn main() {}
