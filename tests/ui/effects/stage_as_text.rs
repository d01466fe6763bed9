//! A stage that is no number.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// An operation.
#[op(D, "a")]
pub struct AOp {
    #[operand(effects(MemRead(stage = "one")))]
    a: AnyType,
}

fn main() {}
