//! A name with a space.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a b")]
pub struct AOp {}

fn main() {}
