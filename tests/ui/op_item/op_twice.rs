//! A struct is one operation.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
#[op(D, "b")]
pub struct AOp {}

fn main() {}
