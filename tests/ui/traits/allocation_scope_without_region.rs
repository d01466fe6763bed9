//! A trait about what is inside, where nothing can be.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// An operation.
#[op(D, "a", traits(AutomaticAllocationScope))]
pub struct AOp {}

fn main() {}
