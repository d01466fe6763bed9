//! The name alone, as in pliron.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op("a")]
pub struct AOp {}

fn main() {}
