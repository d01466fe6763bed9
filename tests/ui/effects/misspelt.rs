//! An effect, nearly.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// An operation.
#[op(D, "a")]
pub struct AOp {
    #[operand(effects(MemReed))]
    a: AnyType,
}

fn main() {}
