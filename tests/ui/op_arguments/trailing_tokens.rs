//! Something after a key.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(Pure) Terminator)]
pub struct AOp {}

fn main() {}
