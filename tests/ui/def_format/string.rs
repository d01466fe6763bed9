//! A format in quotes, as TableGen has it.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// A.
#[type_def(D, "a", format("<$x>"))]
pub struct AType {
    x: u32,
}

fn main() {}
