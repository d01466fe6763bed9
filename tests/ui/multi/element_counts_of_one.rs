//! `AllElementCountsMatch` of one field.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(AllElementCountsMatch(a)))]
pub struct AOp {
    #[operand]
    a: AnyType,
}

fn main() {}
