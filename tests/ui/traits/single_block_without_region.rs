//! A trait about blocks inside, where there are none.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// An operation.
#[op(D, "a", traits(SingleBlock))]
pub struct AOp {}

fn main() {}
