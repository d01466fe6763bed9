//! O29: a type constraint on a successor.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(Terminator))]
pub struct AOp {
    #[successor]
    x: AnyType,
}

fn main() {}
