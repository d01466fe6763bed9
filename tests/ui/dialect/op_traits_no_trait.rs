//! A trait of all operations that is none.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d", op_traits(AnyType))]
pub struct D;

fn main() {}
