//! A version in quotes.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d", version = "1.0")]
pub struct D;

fn main() {}
