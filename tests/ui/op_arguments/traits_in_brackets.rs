//! `traits[...]`

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits[Pure])]
pub struct AOp {}

fn main() {}
