//! An interface without its impl.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// A.
#[type_def(D, "a", format("<" $a ">"), interfaces(ShapedTypeInterface))]
pub struct AType {
    a: u32,
}

fn main() {}
