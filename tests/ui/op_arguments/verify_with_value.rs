//! `verify = true`

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", verify = true)]
pub struct AOp {}

fn main() {}
