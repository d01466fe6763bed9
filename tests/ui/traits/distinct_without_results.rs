//! Distinct objects of an operation without results.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(DistinctObjectsTrait))]
pub struct AOp {
    #[operand]
    a: AnyType,
}

fn main() {}
