//! A trait that only some builds list.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// Has a trait.
#[op(D, "a", traits(#[cfg(feature = "x")] Pure))]
pub struct AOp {}

fn main() {}
