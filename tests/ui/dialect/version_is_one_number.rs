//! A version of one number.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d", version = 3)]
pub struct D;

fn main() {}
