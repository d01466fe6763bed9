//! No comma between the arguments.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D "a")]
pub struct AOp {}

fn main() {}
