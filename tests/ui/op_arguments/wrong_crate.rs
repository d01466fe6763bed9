//! A crate that does not exist.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", crate = ::nope)]
pub struct AOp {}

fn main() {}
