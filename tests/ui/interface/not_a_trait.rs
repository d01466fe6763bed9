//! A type that is no interface.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// An operation.
#[op(D, "a", interfaces(I32))]
pub struct AOp {}

fn main() {}
