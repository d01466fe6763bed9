//! TableGen's name of a key.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// An operation.
#[op(D, "a", opDocGroup = Arithmetic)]
pub struct AOp {}

fn main() {}
