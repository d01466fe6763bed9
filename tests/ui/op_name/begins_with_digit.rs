//! A name that begins with a digit.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "1a")]
pub struct AOp {}

fn main() {}
