//! An option that effects do not have.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// An operation.
#[op(D, "a")]
pub struct AOp {
    #[operand(effects(MemRead(level = 1)))]
    a: AnyType,
}

fn main() {}
