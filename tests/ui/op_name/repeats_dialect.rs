//! The full name, as in pliron.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "d.a")]
pub struct AOp {}

fn main() {}
