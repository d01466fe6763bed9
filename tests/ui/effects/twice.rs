//! An effect twice.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// An operation.
#[op(D, "a")]
pub struct AOp {
    #[operand(effects(MemRead, MemRead))]
    a: AnyType,
}

fn main() {}
