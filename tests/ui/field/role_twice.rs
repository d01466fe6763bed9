//! One role twice.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    #[operand]
    x: AnyType,
}

fn main() {}
