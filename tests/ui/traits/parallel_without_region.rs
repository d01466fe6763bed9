//! A parallel region of an operation without regions.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(HasParallelRegion))]
pub struct AOp {
    #[operand]
    a: AnyType,
}

fn main() {}
