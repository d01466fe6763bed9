//! `crate` alone.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", crate)]
pub struct AOp {}

fn main() {}
