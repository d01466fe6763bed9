//! O12: An interface that requires a trait.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// Ends its block.
#[op_interface(requires(Terminator))]
pub trait Last {}

/// An operation.
#[op(D, "a", interfaces(Last))]
pub struct AOp {}

impl Last for AOp {}

fn main() {}
