//! A Rust trait.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(Copy))]
pub struct AOp {}

fn main() {}
