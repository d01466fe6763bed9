//! A field with a `cfg_attr`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// Has a part.
#[op(D, "a")]
pub struct AOp {
    #[cfg_attr(feature = "x", operand)]
    x: AnyType,
}

fn main() {}
