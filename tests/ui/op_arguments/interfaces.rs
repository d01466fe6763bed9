//! Interfaces as a key, as in pliron and melior.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", interfaces = [OneResult])]
pub struct AOp {}

fn main() {}
