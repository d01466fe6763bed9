//! An operation that only some builds list.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d", ops(AOp, #[cfg(feature = "x")] BOp))]
pub struct D;

/// The first.
#[op(D, "a")]
pub struct AOp {}

fn main() {}
