//! A trait about results, where there are none.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// An operation.
#[op(D, "a", traits(ResultsAreFloatLike))]
pub struct AOp {
    #[operand]
    value: F32,
}

fn main() {}
