//! `description` as a key.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", description = "words")]
pub struct AOp {}

fn main() {}
