//! G01: a key that does not exist.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", nosuchfield = 1)]
pub struct AOp {}

fn main() {}
