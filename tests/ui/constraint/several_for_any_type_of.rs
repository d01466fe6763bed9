//! A list of constraints is a tuple.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    x: AnyTypeOf<F32, I32>,
}

fn main() {}
