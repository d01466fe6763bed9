//! F01: no dictionary of attributes.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format("now"))]
pub struct AOp {}

fn main() {}
