//! Results with `build` whose type is not the only one.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// A register.
#[type_def(D, "reg", format("<" $size ">"))]
pub struct RegType {
    size: u32,
}

#[op(D, "a")]
pub struct AOp {
    #[result(build)]
    x: RegType,
}

fn main() {}
