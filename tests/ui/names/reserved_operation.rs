//! O37: a name that every operation has.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[result]
    operation: AnyType,
}

fn main() {}
