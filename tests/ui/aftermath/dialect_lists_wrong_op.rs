//! A dialect that lists an operation with mistakes has none of its own.

use ods::prelude::*;

#[dialect(name = "a", ops(AOp, BOp, COp))]
pub struct A;

/// An operation.
#[op("a")]
pub struct AOp {}

/// An operation.
#[op(A)]
pub struct BOp {}

/// An operation.
#[op]
pub struct COp {}

fn main() {}
