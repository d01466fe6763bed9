//! A parameter of a type that only some builds have.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// Has a part.
#[type_def(D, "a", format("<" $x ">"))]
pub struct AType {
    #[cfg(feature = "x")]
    x: u32,
}

fn main() {}
