//! `new`, a builder twice, and one that is not the operation's.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", builders(new, mine, mine, other::yours))]
pub struct AOp {}

fn main() {}
