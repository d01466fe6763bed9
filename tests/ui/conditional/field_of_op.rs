//! A field of an operation that only some builds have.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// Has a part.
#[op(D, "a")]
pub struct AOp {
    #[cfg(feature = "x")]
    #[operand]
    x: AnyType,
}

fn main() {}
