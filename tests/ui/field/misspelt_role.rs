//! A role with a slip.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operands]
    x: AnyType,
}

fn main() {}
