//! A constraint over several parts that does not exist.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(AllTypeMatch(a, b)))]
pub struct AOp {
    #[operand]
    a: AnyType,
    #[operand]
    b: AnyType,
}

fn main() {}
