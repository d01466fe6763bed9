//! An effect that is none.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// An operation.
#[op(D, "a")]
pub struct AOp {
    #[operand(effects(Network))]
    a: AnyType,
}

fn main() {}
