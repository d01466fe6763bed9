//! `hasVerifier`, as in TableGen.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", hasVerifier = 1)]
pub struct AOp {}

fn main() {}
