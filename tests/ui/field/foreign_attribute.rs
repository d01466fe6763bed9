//! An attribute of another macro.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    #[serde(skip)]
    x: AnyType,
}

fn main() {}
