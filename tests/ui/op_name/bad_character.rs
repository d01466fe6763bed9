//! O54: a name with a blank and an exclamation mark.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "bad name!")]
pub struct AOp {}

fn main() {}
