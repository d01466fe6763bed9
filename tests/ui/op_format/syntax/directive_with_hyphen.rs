//! A directive with a hyphen.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(attr-dict))]
pub struct AOp {}

fn main() {}
