//! A role that has no options, with one.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand(foo)]
    a: AnyType,
}

fn main() {}
