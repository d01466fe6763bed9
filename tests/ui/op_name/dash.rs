//! A dash.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "avg-pool")]
pub struct AOp {}

fn main() {}
