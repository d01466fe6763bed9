//! A name without quotes.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, add)]
pub struct AOp {}

fn main() {}
