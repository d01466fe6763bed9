//! O55: an empty name.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "")]
pub struct AOp {}

fn main() {}
