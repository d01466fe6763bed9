//! G07: `arguments`, as in TableGen.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", arguments = (ins))]
pub struct AOp {}

fn main() {}
