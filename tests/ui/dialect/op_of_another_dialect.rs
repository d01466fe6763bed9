//! An operation of another dialect.

use ods::prelude::*;

#[dialect(name = "a", ops(BOp))]
pub struct A;

/// Another.
#[dialect(name = "b")]
pub struct B;

/// An operation.
#[op(B, "b")]
pub struct BOp {}

fn main() {}
