//! A trait about what comes out, where nothing does.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// An operation.
#[op(D, "a", traits(Idempotent))]
pub struct AOp {
    #[operand]
    value: I32,
}

fn main() {}
