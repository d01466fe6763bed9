//! An operation twice.

use ods::prelude::*;

#[dialect(name = "a", ops(AOp, AOp))]
pub struct A;

/// An operation.
#[op(A, "a")]
pub struct AOp {}

fn main() {}
