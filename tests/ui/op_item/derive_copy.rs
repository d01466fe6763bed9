//! The handle is `Copy` already.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
#[derive(Clone, Copy)]
pub struct AOp {}

fn main() {}
