//! O36: two operations of one name.

use ods::prelude::*;

#[dialect(name = "a", ops(AOp, BOp))]
pub struct A;

/// An operation.
#[op(A, "dup")]
pub struct AOp {}

/// Another.
#[op(A, "dup")]
pub struct BOp {}

fn main() {}
