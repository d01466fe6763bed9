//! A value of a role that has none.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[result = "x"]
    x: AnyType,
}

fn main() {}
