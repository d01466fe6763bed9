//! A tuple.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// A.
#[type_def(D, "a", format("<" $a ">"))]
pub struct AType {
    a: (u32, u32),
}

fn main() {}
