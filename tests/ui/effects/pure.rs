//! An effect of a pure operation.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// An operation.
#[op(D, "a", traits(Pure))]
pub struct AOp {
    #[operand(effects(MemRead))]
    a: AnyType,
}

fn main() {}
