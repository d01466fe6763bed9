//! An interface where traits are listed.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(BranchOpInterface))]
pub struct AOp {}

fn main() {}
