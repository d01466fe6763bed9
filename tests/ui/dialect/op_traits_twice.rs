//! A trait of all operations, twice.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d", op_traits(Pure, Pure))]
pub struct D;

fn main() {}
