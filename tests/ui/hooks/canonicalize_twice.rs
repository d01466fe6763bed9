//! O51: two ways to canonicalize are one list.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// An operation.
#[op(D, "a", canonicalize, canonicalize(A))]
pub struct AOp {}

fn main() {}
