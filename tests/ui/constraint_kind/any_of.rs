//! One of several constraints, under a name that it does not have.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    value: AnyOf<F32, F64>,
}

fn main() {}
