//! `verify(check)`

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", verify(check))]
pub struct AOp {}

fn main() {}
