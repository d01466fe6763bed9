//! A role that nobody knows.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[banana]
    x: AnyType,
}

fn main() {}
