//! The key without the functions.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", custom_format)]
pub struct AOp {}

fn main() {}
