//! The dialect as a key.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(dialect = "d", name = "a")]
pub struct AOp {}

fn main() {}
