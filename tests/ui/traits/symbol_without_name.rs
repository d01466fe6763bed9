//! A symbol without a name.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(Symbol))]
pub struct AOp {}

fn main() {}
