//! The name as a key, as in pliron.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(name = "d.a")]
pub struct AOp {}

fn main() {}
