//! Dots behind a word, which may have some.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format("x" "" "..." attr_dict))]
pub struct AOp {}

fn main() {}
