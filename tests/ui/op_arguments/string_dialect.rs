//! The dialect's name in place of the dialect.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op("d", "a")]
pub struct AOp {}

fn main() {}
