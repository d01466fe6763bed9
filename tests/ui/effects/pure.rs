//! A pure operation writes.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// An operation.
#[op(D, "a", traits(Pure))]
pub struct AOp {
    #[operand(effects(MemWrite))]
    a: AnyType,
}

fn main() {}
