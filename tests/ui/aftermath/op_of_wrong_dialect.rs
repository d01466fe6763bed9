//! Operations of a dialect with mistakes have none of their own.

use ods::prelude::*;

#[dialect(nmae = "a", ops(AOp))]
pub struct A;

/// An operation.
#[op(A, "a")]
pub struct AOp {}

fn main() {}
